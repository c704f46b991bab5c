// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { setProvince } from "@onehall/regions";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { IGNORED } from "../loading/ipv6";
import { OFFERED } from "../loading/offer-city";
import { SAVED_PAGES } from "../offline/saved-pages";
import { PAGE_SCRIPT, PageScript } from "./PageScript";

/** The script as the page runs it. */
const run = (): void => void runInThisContext(PAGE_SCRIPT);
const logOut = (): string => (document.cookie = "logged-out=1;path=/");

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = "logged-out=;path=/;max-age=0";
  localStorage.clear();
  sessionStorage.clear();
});

test("after a log-out what is personal goes from the storage; what was said about the site stays", () => {
  localStorage.setItem(IGNORED, "1");
  sessionStorage.setItem(OFFERED, "1");
  for (const store of [localStorage, sessionStorage]) store.setItem("gdbs.searches", "离婚");
  localStorage.setItem("helper", "large");
  run();
  expect(localStorage.getItem("gdbs.searches"), "nobody logged out").toBe("离婚");
  logOut();
  run();
  expect([Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)]).toEqual([[IGNORED, "helper"].toSorted(), [OFFERED]]);
});

test("after a log-out pages saved on the device go; nobody else's do", () => {
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  vi.stubGlobal("caches", { delete: remove });
  run();
  expect(remove).not.toHaveBeenCalled();
  logOut();
  run();
  expect(remove.mock.calls).toEqual([[SAVED_PAGES]]);
  vi.unstubAllGlobals();
});

test("a browser that forbids storage has the page all the same", () => {
  logOut();
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(run).not.toThrow();
});

test("a page of another province than Guangdong says so, ahead of every script that asks", () => {
  const html = () => renderToStaticMarkup(PageScript());
  expect(html()).not.toContain("onehallProvince");
  setProvince({ code: "990000", name: "星河省" });
  expect(html()).toMatch(/^<script>onehallProvince=\{"code":"990000","name":"星河省"\}<\/script>/);
  setProvince({ code: "440000", name: "广东省" });
});
