// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLinksInFrame } from "./links";

let stop = () => {};
const opened = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  vi.stubGlobal("open", opened);
  document.body.innerHTML = `<a id="village" href="/portal/country-hall-child?region=440106001001" target="_blank"><b id="inside">村</b></a><a id="away" href="https://www.gov.cn/">外</a>
    <a id="leave" href="/portal/v3/leave?url=https%3A%2F%2Fa.example">外</a><a id="guide" href="/portal/guide/123?region=440000#a">指南</a><a id="phone" href="tel:12345">电话</a>
    <a id="elder" href="/portal/preferences?elder=1&back=%2Fportal%2Findex">长者助手</a><form id="form" action="/portal/v2/search" target="_blank"><button formtarget="_top">搜</button></form>`;
  stop = keepLinksInFrame();
  document.body.addEventListener("click", (event) => event.preventDefault());
  document.body.addEventListener("submit", (event) => event.preventDefault());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  opened.mockClear();
  document.body.replaceChildren();
});

function press(id: string): HTMLAnchorElement | null {
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return document.getElementById(id)?.closest("a") ?? null;
}

test("in-host links open in the same frame, and other links open in a new tab", () => {
  expect(press("inside")?.hasAttribute("target")).toBe(false);
  for (const id of ["away", "leave"]) {
    const link = press(id);
    expect([link?.target, link?.rel]).toEqual(["_blank", "noopener noreferrer"]);
  }
  expect(press("phone")?.hasAttribute("target")).toBe(false);
});

test("/portal/guide/ paths are rewritten to /portal/v2/guide/", () => {
  expect(press("guide")?.getAttribute("href")).toMatch(/\/portal\/v2\/guide\/123\?region=440000#a$/);
});

test("forms with an action submit to the same frame", () => {
  const form = document.querySelector("form")!;
  const button = document.querySelector("button")!;
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
  expect([form.hasAttribute("target"), button.hasAttribute("formtarget")]).toEqual([false, false]);
});

test("what scripts open stays too, or opens a new tab", () => {
  window.open("/portal/v2/search?keyword=a", "_blank");
  window.open("https://www.gov.cn/");
  expect(opened.mock.calls.map(([url, target]) => [String(url), target])).toEqual([
    ["/portal/v2/search?keyword=a", "_self"],
    ["https://www.gov.cn/", "_blank"],
  ]);
});

test("the elderly-assistant entry is hidden, until the rules end", () => {
  expect(document.getElementById("elder")?.style.display).toBe("none");
  expect(document.documentElement.dataset.framed).toBe("true");
  stop();
  window.open("/portal/v2/search", "_blank");
  expect(opened.mock.lastCall).toEqual(["/portal/v2/search", "_blank"]);
});
