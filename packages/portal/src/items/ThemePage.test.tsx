import { auditItems, homeIndex } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, serverThenBrowser, thrownStatus } from "../testing";
import "../testing/dom";
import { loadTheme } from "./data";
import { ThemePage } from "./ThemePage";

const { regions } = answers;
const home = reply(homeIndex, answers.home);
const items = reply(auditItems, ({ PAGENO }) => ({
  CUSTOM: {
    AUDIT_ITEMLIST: PAGENO === "1" ? [1, 2].map((number) => samples.rawItem(samples.item(number))) : [],
    PAGEINFO: { CURRENTPAGEINDEX: Number(PAGENO), PAGESIZE: 10, TOTALNUM: 12 },
  },
}));

const open = async (path: string, fetch: typeof globalThis.fetch, service = "personal") => {
  const { data, status } = await load(loadTheme, path, fetch, { service });
  const face = path.startsWith("/portal/v3/") ? "v3" : "v2";
  return { status, element: page(ThemePage, data, { path: path.replace("/portal", ""), face }) };
};

test("a theme: themes at the side, tasks in a table, pages as links", async () => {
  const { fetch, inputsOf } = backEnd(regions, home, items);
  const { element } = await open("/portal/v3/personal/theme?region=440100&catalogCode=001001090", fetch);
  const { container } = await serverThenBrowser(element);
  const { getByRole } = within(container);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["证件办理"]);
  expect(container.querySelector("nav[aria-label=主题] [aria-current=page]")?.textContent).toBe("证件办理3");
  expect(getByRole("link", { name: "社会保障卡申领1" }).getAttribute("href")).toBe(`/portal/v3/guide/${samples.item(1).taskCode}`);
  expect(getByRole("link", { name: "指南：社会保障卡申领1" })).toBeDefined();
  expect(container.textContent).toContain("共 12 项");
  expect(getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("/portal/v3/personal/theme?region=440100&catalogCode=001001090&page=2");
  expect(inputsOf(auditItems)).toEqual([{ AREA_CODE: "440100", TYPE: "001001090", TASKTAG: "1", PAGENO: "1", PAGESIZE: "10" }]);
});

test("without a theme all tasks of the service; legal entities have their own", async () => {
  const { fetch, inputsOf } = backEnd(regions, home, items);
  const { element } = await open("/portal/legal/theme?region=440000", fetch, "legal");
  const html = serverHtml(element);
  expect(inputsOf(auditItems)[0]).toMatchObject({ TASKTAG: "2" });
  expect(html).toMatch(/<h1[^>]*>法人服务<\/h1>/);
  expect(html).toContain("设立变更");
  expect(html).not.toContain("证件办理");
});

test("a page beyond the last says so and leads back", async () => {
  const { element } = await open("/portal/v2/personal/theme?region=440000&page=9", backEnd(regions, home, items).fetch);
  const { container } = await serverThenBrowser(element);
  expect(container.textContent).toContain("没有这一页");
  expect(within(container).getByRole("link", { name: "回到第一页" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440000");
});

test.each([
  ["/portal/v2/others/theme?region=440000", "others"],
  ["/portal/v2/personal/theme?region=449900", "personal"],
  ["/portal/v2/personal/theme?region=440000&catalogCode=001001777", "personal"],
  ["/portal/v2/personal/theme?region=440000&catalogCode=abc", "personal"],
])("%s is not found", async (path, service) => {
  expect(await thrownStatus(load(loadTheme, path, backEnd(regions, home, items).fetch, { service }))).toBe(404);
});

const half = "/portal/v2/personal/theme?region=440000&catalogCode=001001090";

test("themes that cannot be had close the side alone", async () => {
  const { element, status } = await open(half, backEnd(regions, items).fetch);
  const { container } = await serverThenBrowser(element);
  expect(container.textContent).toContain("主题列表暂时打不开");
  expect(container.textContent).toContain("社会保障卡申领1");
  expect(status).toBe(200);
});

test("tasks that cannot be had close the table alone, with 503", async () => {
  const { element, status } = await open(half, backEnd(regions, home).fetch);
  const { container } = await serverThenBrowser(element);
  expect(container.textContent).toContain("事项列表暂时打不开");
  expect(container.textContent).toContain("证件办理");
  expect(status).toBe(503);
});
