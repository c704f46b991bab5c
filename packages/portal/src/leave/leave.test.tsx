import { within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backEnd, load, page, renderThenHydrate } from "../testing";
import { leaveMeta, loadLeave, type LeaveData } from "./data";
import { LeavePage } from "./LeavePage";
import { interceptExternalLinks } from "./intercept";

const { fetch } = backEnd();
const asked = async (query: Record<string, string>) => load(async (args) => loadLeave(args), `/portal/leave?${new URLSearchParams(query)}`, fetch);

test("the notice names the whole host, leads on without a trace, and comes back to the page of the link", async () => {
  const url = "http://long-name.of.a.host.example:8080/path?a=1&b=2";
  const { data, status } = await asked({ url, back: "/portal/v2/contact-us?region=440100" });
  expect([status, data.target?.host]).toEqual([200, "long-name.of.a.host.example:8080"]);
  const { container } = await renderThenHydrate(page(LeavePage, data, { path: "/leave" }));
  const { getByRole, getByText } = within(container);
  expect(container.querySelector("h1")?.textContent).toBe("您将离开本站");
  expect(container.textContent).toContain("即将离开一体化政务服务，是否继续？");
  getByText("long-name.of.a.host.example:8080");
  const away = getByRole("link", { name: "继续前往" });
  expect([away.getAttribute("href"), away.getAttribute("rel")]).toEqual([url, "noopener noreferrer nofollow"]);
  expect(getByRole("link", { name: "返回刚才的页面" }).getAttribute("href")).toBe("/portal/v2/contact-us?region=440100");
  expect(container.textContent).toContain("没有加密");
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/portal/leave"]);
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["url", url],
    ["back", "/portal/v2/contact-us?region=440100"],
  ]);
});

test("letters that only look like others are shown as they are, with a warning", async () => {
  const { data } = await asked({ url: "https://www.gоv.example/" });
  expect(data.target).toMatchObject({ host: "www.xn--gv-fmc.example", lookalike: true });
  const { container } = await renderThenHydrate(page(LeavePage, data, { path: "/v3/leave", face: "v3" }));
  expect(container.textContent).toContain("请看清网址");
  expect(container.textContent).toContain("www.xn--gv-fmc.example");
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/portal/v3/leave");
});

test("what was remembered can be taken back", async () => {
  const { data } = await asked({ url: "https://a.example/", remembered: "1" });
  const { container } = await renderThenHydrate(page(LeavePage, data, { path: "/leave" }));
  within(container).getByRole("button", { name: "恢复提醒" });
  expect(container.querySelector<HTMLInputElement>("[name=forget]")?.value).toBe("1");
});

test.each(["javascript:alert(1)", "https://a@b.example/", "", "//a.example"])("%s is answered with a way back and status 400", async (url) => {
  const { data, status } = await asked({ url, back: "https://evil.example/" });
  expect([status, data]).toEqual([400, { target: null, back: null, remembered: false } satisfies LeaveData]);
  const { container } = await renderThenHydrate(page(LeavePage, data, { path: "/leave" }));
  expect([...container.querySelectorAll("main a")].map((link) => link.getAttribute("href"))).not.toContain(url);
  within(container).getByRole("link", { name: "返回首页" });
  expect(JSON.stringify(leaveMeta({ matches: [] } as never))).toBe("[]");
});

let stop = new AbortController();
beforeEach(() => {
  stop = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation((type: string, listener: unknown, options: unknown) =>
    listen(type, listener as EventListener, { ...(options as object), signal: stop.signal }),
  );
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
});

test.each([
  ["https://a.example/x?y=1", "/portal/leave?url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1&back=%2F"],
  ["https://notgov.cn/", "/portal/leave?url=https%3A%2F%2Fnotgov.cn%2F&back=%2F"],
  ["https://www.gd.gov.cn/", "https://www.gd.gov.cn/"],
  ["/portal/v2/index", "/portal/v2/index"],
  ["tel:12345", "tel:12345"],
])("a link to %s that a script has drawn goes to %s when it is pressed", (href, to) => {
  interceptExternalLinks();
  for (const press of ["click", "auxclick"]) {
    document.body.innerHTML = `<a href="${href}"><b>去</b></a>`;
    const link = document.querySelector("a");
    link?.addEventListener(press, (event) => event.preventDefault());
    document.querySelector("b")?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
    expect(link?.getAttribute("href")).toBe(to);
  }
});

test("the link of the notice leads on", () => {
  interceptExternalLinks();
  document.body.innerHTML = '<a href="https://a.example/" data-leaving="">继续前往</a>';
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(link?.getAttribute("href")).toBe("https://a.example/");
});
