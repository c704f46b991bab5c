// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RouteModule } from "../app/hydrate";
import type { PageHandover } from "../app/page-handover";
import { announceVisitor } from "../page/visitor-known";
import { startPage } from "./entry-client";

const hydrate = vi.fn<(page: PageHandover, modules: readonly RouteModule[], onReady: () => void) => void>();
vi.mock("../app/hydrate", () => ({ hydrate: (page: PageHandover, modules: readonly RouteModule[], onReady: () => void) => hydrate(page, modules, onReady) }));
vi.mock("./on-interaction", () => ({ loadOnInteraction: () => undefined }));
vi.mock("./live-parts", () => ({ fillLiveParts: () => undefined }));

/** A page of one route. @param code of its script */
const pageOf = (code: string): PageHandover => ({
  basename: "/portal/",
  state: "",
  routes: [{ id: "root", module: `data:text/javascript,${code}`, params: {}, pathname: "/", pathnameBase: "/" }],
  files: ["/a.js"],
});
/** Lets go what waits for the page. */
const ready = () => hydrate.mock.lastCall?.[2]();
const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => new URL(href).pathname);
const touch = () => dispatchEvent(new Event("keydown"));
const press = (id: string) => document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** A page as the server sends it, in a browser that is idle at once. */
function open(html: string): void {
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="top">${html}</div>`;
  startPage();
}

beforeEach(() => {
  vi.stubEnv("DEV", false);
  vi.stubGlobal("requestIdleCallback", (start: () => void) => start());
  vi.stubGlobal("onehallPage", pageOf("export default 1"));
  hydrate.mockReset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("a page that is read runs nothing but its entry until it is touched; the rest is fetched ahead, and not by those who save data", async () => {
  open("<p>办事指南</p>");
  expect(links("prefetch")).toEqual(["/a.js"]);
  expect(hydrate).not.toHaveBeenCalled();
  touch();
  touch();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  expect(links("modulepreload")).toEqual(["/a.js"]);
  expect(
    hydrate.mock.lastCall?.[1].map((module): unknown => module.default),
    "the code of its route",
  ).toEqual([1]);
  ready();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { effectiveType: "3g" } }));
  open("<p>办事指南</p>");
  expect(links("prefetch")).toEqual([]);
  touch();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(2));
  ready();
});

test("a form that checks what is typed hydrates when the browser is idle", async () => {
  open('<form data-label-position="top"></form>');
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  ready();
});

test("a part that shows what is somebody's own hydrates once it is known who that is", async () => {
  open('<div data-visitor=""></div><div data-hydrate="known"></div>');
  announceVisitor(document.querySelector<HTMLElement>("[data-visitor]")!);
  touch();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  ready();
});

test("a press that only React answers waits for it, once; links and buttons of the browser's own do not", async () => {
  open(
    '<button type="button" id="own">收藏</button><a href="#b" id="tab">法人服务</a><a data-answered href="#" id="dialog">地区</a><div data-island="x"><button type="button" id="still">语音</button></div>',
  );
  const heard: string[] = [];
  for (const id of ["own", "tab", "dialog", "still"]) document.getElementById(id)?.addEventListener("click", () => heard.push(id));
  press("own");
  press("still");
  press("tab");
  press("dialog");
  expect(heard).toEqual(["still"]);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  ready();
  expect(heard, "the last one").toEqual(["still", "dialog"]);
  press("own");
  expect(heard.at(-1)).toBe("own");
});

test("what is typed before React can hear it is told to it later, and where the reader is", async () => {
  open('<input id="field">');
  const field = document.querySelector<HTMLInputElement>("input")!;
  field.focus();
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  const heard: string[] = [];
  for (const type of ["focusin", "input"]) field.addEventListener(type, () => heard.push(type));
  ready();
  expect(heard).toEqual(["focusin", "input"]);
});

test("where its code cannot be fetched the press goes to the browser, and the page is told", async () => {
  vi.stubGlobal("onehallPage", pageOf("throw new TypeError('404')"));
  const told = vi.fn<() => void>();
  addEventListener("vite:preloadError", told, { once: true });
  open('<a data-answered href="#regions" id="dialog">地区</a>');
  touch();
  press("dialog");
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect([location.hash, hydrate.mock.calls.length]).toEqual(["#regions", 0]);
});
