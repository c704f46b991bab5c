// @vitest-environment jsdom
import { childRegions, ipLocation, ipType } from "@onehall/api";
import { LOCATION_KEY } from "@onehall/regions";
import { within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backEnd, reply, samples } from "../testing";
import { createBar } from "../page/bar";
import { IGNORED, showIpv6 } from "./ipv6";
import { isHome, isHomeWithoutRegion } from "../page/is-home";
import { OFFERED, offerCity } from "./offer-city";
import { watchNavigation } from "./navigation";
import { pageBar } from "../page/page-bar";

test.each([
  ["/portal/index", true],
  ["/portal/index/440100", true],
  ["/portal/v2/index", true],
  ["/portal/v3/index/440100", true],
  ["/portal/v2/express/index", false],
  ["/portal/v2/public/index", false],
  ["/portal/indexes", false],
])("%s is a home page: %s", (path, home) => {
  expect(isHome(path)).toBe(home);
});

test.each([
  ["/portal/index", "", true],
  ["/portal/v3/index", "?isLogin=1", true],
  ["/portal/v2/index", "?region=440000", false],
  ["/portal/v2/index", "?areaCode=440100", false],
  ["/portal/v3/index/440100", "", false],
  ["/portal/v2/notices", "", false],
])("%s%s leaves the region open: %s", (path, search, open) => {
  expect(isHomeWithoutRegion(path, search)).toBe(open);
});

describe("the visitor's city", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
    document.body.replaceChildren();
  });
  const cities = reply(childRegions, ({ regCode = "" }) => ({ list: samples.rawView(regCode)?.hall ?? [] }));
  const at = (info: { code: string; city: string } | null) => {
    const host = backEnd(reply(ipLocation, { info }), cities);
    vi.stubGlobal("fetch", host.fetch);
    return host;
  };
  const banner = () => within(document.body).queryByRole("complementary", { name: "所在城市" });

  test("is offered once in a session, with its hall a link away, and kept for the session", async () => {
    const { inputsOf } = at({ code: "440106", city: "广州市" });
    await offerCity();
    expect(within(document.body).getByRole("link", { name: "去广州市办事大厅" }).getAttribute("href")).toBe("/portal/v2/index?region=440100");
    expect(JSON.parse(sessionStorage.getItem(LOCATION_KEY) ?? "")).toMatchObject({
      location: { code: "440106" },
      targetCity: { code: "440100", name: "广州市" },
    });
    expect(inputsOf(childRegions)).toEqual([{ regCode: "440000" }, { regCode: "440100" }]);
    within(document.body).getByRole("button", { name: "留在全省" }).click();
    await offerCity();
    expect([banner(), inputsOf(ipLocation).length]).toEqual([null, 1]);
    sessionStorage.removeItem(OFFERED);
    await offerCity();
    expect([banner() === null, inputsOf(ipLocation).length], "the cached location is used").toEqual([false, 1]);
    sessionStorage.removeItem(OFFERED);
    sessionStorage.setItem(LOCATION_KEY, "{");
    await offerCity();
    expect(inputsOf(ipLocation).length, "a broken one is asked for again").toBe(2);
  });

  test("takes the place that the page keeps for it, and gives it back; elsewhere it stands at the end", async () => {
    at({ code: "440106", city: "广州市" });
    document.body.innerHTML = "<main><div data-offer><p>您还没有选择地区。</p></div></main>";
    const place = document.querySelector("[data-offer]");
    await offerCity();
    expect([place?.children.length, place?.firstElementChild]).toEqual([1, banner()]);
    within(document.body).getByRole("button", { name: "留在全省" }).click();
    expect(place?.innerHTML).toBe("<p>您还没有选择地区。</p>");
    place?.remove();
    sessionStorage.removeItem(OFFERED);
    await offerCity();
    expect(document.body.lastElementChild).toBe(banner());
  });

  test("outside the province it is the first city, the capital", async () => {
    at({ code: "310101", city: "上海市" });
    await offerCity();
    expect(banner()?.textContent).toContain("广州市");
  });

  test("is not offered where the location is unknown or the call fails", async () => {
    at(null);
    await offerCity();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await offerCity();
    expect([banner(), sessionStorage.length]).toEqual([null, 0]);
  });
});

describe("the loading bar", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("appears after 200 ms, moves every 100 ms for 5000 ms, fills up at the end and goes after 500 ms", () => {
    const drawn: (number | undefined)[] = [];
    const bar = createBar((percent) => drawn.push(percent));
    bar.start();
    vi.advanceTimersByTime(199);
    expect(drawn).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(drawn).toEqual([0]);
    vi.advanceTimersByTime(2_500);
    expect(drawn.at(-1)).toBe(50);
    expect(drawn).toHaveLength(26);
    vi.advanceTimersByTime(10_000);
    expect(drawn.at(-1)).toBe(99);
    bar.finish();
    expect(drawn.at(-1)).toBe(100);
    vi.advanceTimersByTime(499);
    expect(drawn.at(-1)).toBe(100);
    vi.advanceTimersByTime(1);
    expect(drawn.at(-1)).toBeUndefined();
  });

  test("is not seen where the work takes less than 200 ms", () => {
    const draw = vi.fn();
    const bar = createBar(draw);
    bar.start();
    vi.advanceTimersByTime(150);
    bar.finish();
    vi.advanceTimersByTime(10_000);
    expect(draw).not.toHaveBeenCalled();
  });

  test("stands on the page with a name and its value", () => {
    const bar = pageBar();
    bar.start();
    vi.advanceTimersByTime(700);
    const element = within(document.body).getByRole("progressbar", { name: "正在加载" });
    expect(element.getAttribute("aria-valuenow")).toBe("10");
    bar.finish();
    vi.advanceTimersByTime(500);
    expect(within(document.body).queryByRole("progressbar")).toBeNull();
  });
});

describe("on the way to another page", () => {
  let stop = () => {};
  const bar = { start: vi.fn(), finish: vi.fn() };
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<a id="page" href="/portal/v2/faq"><b id="inside">常见问题</b></a><a id="outside" href="https://www.gov.cn/">外</a>
      <a id="tab" href="/portal/v2/faq" target="_blank">新窗口</a><a id="file" href="/portal/v2/faq.csv">表格</a><a id="here" href="#main">正文</a>
      <form id="form" action="/portal/v2/search"></form><form id="away" action="/portal/v2/search" target="_blank"></form>`;
    stop = watchNavigation(bar);
    document.body.addEventListener("click", (event) => event.target instanceof Element && event.target.id === "handled" && event.preventDefault());
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.clearAllMocks();
    document.body.replaceChildren();
  });
  const press = (id: string, init: MouseEventInit = {}) =>
    document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

  test.each(["page", "inside"])("a press on #%s starts the bar, and its duration ends it", (id) => {
    press(id);
    expect(bar.start).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(bar.finish).toHaveBeenCalledTimes(1);
  });

  test("what opens elsewhere, is saved, or stays on the page does not", () => {
    for (const id of ["outside", "tab", "file", "here"]) press(id);
    press("page", { ctrlKey: true });
    press("page", { button: 1 });
    document.getElementById("away")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
    expect(bar.start).not.toHaveBeenCalled();
  });

  test("a form that is sent does, and coming back ends it", () => {
    document.getElementById("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
    expect(bar.start).toHaveBeenCalledTimes(1);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(bar.finish).toHaveBeenCalledTimes(1);
  });
});

describe("the IPv6 banner", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    document.body.replaceChildren();
  });
  const answer = (data: "ipv4" | "ipv6") => {
    const host = backEnd(reply(ipType, { code: 200, data }));
    vi.stubGlobal("fetch", async (path: string) => host.fetch(`http://host.test${path}`));
    return host;
  };
  const banner = () => within(document.body).queryByRole("complementary");

  test("tells those who come by IPv6, until they close it for good", async () => {
    const { inputsOf } = answer("ipv6");
    await showIpv6();
    expect(banner()?.textContent).toContain("IPv6");
    within(document.body).getByRole("button", { name: "关闭" }).click();
    expect(banner()).toBeNull();
    expect(localStorage.getItem(IGNORED)).not.toBeNull();
    await showIpv6();
    expect(banner()).toBeNull();
    expect(inputsOf(ipType)).toHaveLength(1);
  });

  test("says nothing to others", async () => {
    answer("ipv4");
    await showIpv6();
    expect(banner()).toBeNull();
  });

  test("is silent when the call fails", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await showIpv6();
    vi.stubGlobal("fetch", async () => new Response("<html>"));
    await showIpv6();
    expect(banner()).toBeNull();
  });

  test("works where storage is forbidden", async () => {
    answer("ipv6");
    for (const method of ["getItem", "setItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    await showIpv6();
    within(document.body).getByRole("button", { name: "关闭" }).click();
    expect(banner()).toBeNull();
  });
});
