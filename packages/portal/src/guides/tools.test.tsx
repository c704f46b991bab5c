import { guideSave, loginUser, PortalError, savedGuides, taskAvailability, type AvailableRegion } from "@onehall/api";
import { fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { backEnd, page, reply, renderThenHydrate } from "../testing";
import { announceVisitor } from "../page/visitor-known";
import { GuideTools } from "./GuideTools";
import { CODE } from "./testing";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  for (const header of document.querySelectorAll("[data-visitor]")) header.remove();
});

const PATH = `/portal/v2/guide/${CODE}`;
const Tools = () => <GuideTools code={CODE} path={PATH} />;
const open = () => renderThenHydrate(page(Tools, {}, { path: `/v2/guide/${CODE}` }));
const offer: AvailableRegion = {
  regionCode: "440106",
  regionName: "天河区",
  level: "county",
  taskCode: CODE,
  deptName: "天河分局",
  phone: "020-12345",
  offers: 1,
  local: [],
};
const task = { taskCode: CODE, name: "居民身份证换领", kind: "07" };

test("without scripts there are the address, its code and the page of places, and no button that needs them", async () => {
  const { html } = await open();
  expect(html).toContain(`href="/portal/v2/item/${CODE}"`);
  expect(html).toContain("qr.svg");
  expect(html).not.toContain("收藏");
});

test("a guide is saved, and what stands in the way is said", async () => {
  let refuse = false;
  const { fetch } = backEnd(
    reply(loginUser, { user: { name: "张*", level: "2", account_type: "person", corp: null } }),
    reply(guideSave, () => {
      if (refuse) throw new PortalError("too-many", "最多收藏 500 个办事指南", { status: 409 });
      return { saved: true };
    }),
  );
  vi.stubGlobal("fetch", fetch);
  const { container } = await open();
  const { getByRole } = within(container);
  refuse = true;
  fireEvent.click(getByRole("button", { name: "收藏" }));
  await waitFor(() => expect(container.textContent).toContain("最多收藏 500 个办事指南"));
  refuse = false;
  fireEvent.click(getByRole("button", { name: "收藏" }));
  await waitFor(() => expect(getByRole("button", { name: "已收藏" }).getAttribute("aria-pressed")).toBe("true"));
});

/** Session key of what was asked for before the log-in. */
const PENDING = "gdbs.pendingGuide";

test("who is not logged in goes to the log-in", async () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { origin: location.origin, href: location.href, assign });
  const { fetch, inputsOf } = backEnd(reply(loginUser, { user: null }), reply(guideSave, { saved: true }));
  vi.stubGlobal("fetch", fetch);
  const { container } = await open();
  fireEvent.click(within(container).getByRole("button", { name: "收藏" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/portal/login?back=${encodeURIComponent(PATH)}`));
  expect([inputsOf(guideSave), sessionStorage.getItem(PENDING)]).toEqual([[], CODE]);
});

test("a guide that was to be saved before the log-in is saved after it", async () => {
  sessionStorage.setItem(PENDING, CODE);
  const user = { name: "张*", level: "2", account_type: "person", corp: null } as const;
  const { fetch, inputsOf } = backEnd(reply(loginUser, { user }), reply(guideSave, { saved: true }));
  vi.stubGlobal("fetch", fetch);
  const { container } = await open();
  const header = document.body.appendChild(document.createElement("div"));
  header.dataset["visitor"] = "";
  announceVisitor(header);
  await waitFor(() => expect(within(container).getByRole("button", { name: "已收藏" })).toBeTruthy(), { timeout: 3000 });
  expect([inputsOf(guideSave), sessionStorage.getItem(PENDING)]).toEqual([[{ taskCode: CODE }], null]);
  expect(container.textContent).not.toContain("登录");
});

test("a guide that is saved says so", async () => {
  vi.stubGlobal("fetch", backEnd(reply(savedGuides, ({ taskCode }) => ({ total: taskCode === CODE ? 1 : 0, page: 1, pageSize: 1, list: [] }))).fetch);
  const header = document.body.appendChild(document.createElement("div"));
  header.dataset["visitor"] = "known";
  const { container } = await open();
  await waitFor(() => expect(within(container).getByRole("button", { name: "已收藏" }).getAttribute("aria-pressed")).toBe("true"));
});

test("places are chosen level by level in a dialog", async () => {
  const places = reply(taskAvailability, ({ region = "440106" }) =>
    region === "440106"
      ? { task, region: { code: "440106", name: "天河区" }, line: [offer], below: [], total: 1 }
      : {
          task,
          region: { code: "440100", name: "广州市" },
          line: [],
          below: [{ ...offer, offers: 11 }],
          total: 11,
        },
  );
  vi.stubGlobal("fetch", backEnd(places).fetch);
  const { container } = await open();
  const { getByRole, findByRole } = within(container);
  fireEvent.click(getByRole("link", { name: "选择办理地点" }));
  expect((await findByRole("link", { name: /天河分局/ })).getAttribute("href")).toBe(PATH);
  fireEvent.click(getByRole("button", { name: "看上一级" }));
  fireEvent.click(await findByRole("button", { name: "下级 10 个：天河区" }));
  await waitFor(() => expect(getByRole("heading", { name: "选择办理地点：天河区" })).toBeDefined());
});
