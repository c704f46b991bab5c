// @vitest-environment jsdom
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { build } from "vite";
import { clickOf } from "./click";
import { pageKind } from "./page-kind";
import { startTracker, type Tracker } from "./tracker";

test.each([
  ["/portal/index", { auto: true, plain: true, v3: false }],
  ["/portal/v2/index", { auto: true, plain: true, v3: false }],
  ["/portal/v2/search", { auto: true, plain: true, v3: true }],
  ["/portal/v2/guide/11440106MB2C94128A3440217281000", { auto: false, plain: true, v3: false }],
  ["/portal/guide/11440106MB2C94128A3440217281000", { auto: false, plain: true, v3: false }],
  ["/portal/guide-combo/1", { auto: false, plain: true, v3: false }],
  ["/portal/v3/index", { auto: true, plain: false, v3: true }],
  ["/portal/v3/guide/1", { auto: false, plain: false, v3: true }],
  ["/portal/v3/guide-combo/1", { auto: false, plain: false, v3: true }],
  ["/portal/v2/apply/step", { auto: false, plain: true, v3: false }],
  ["/portal/desk/case", { auto: false, plain: true, v3: false }],
])("%s may report %o", (path, kind) => {
  expect(pageKind(path)).toEqual(kind);
});

describe("an area", () => {
  const clicked = (html: string, path = "/portal/v2/faq", searched = "") => {
    document.body.innerHTML = html;
    return clickOf(document.querySelector("#it"), path, searched);
  };

  test.each([
    [
      "is a block of the home page by its heading",
      '<main><section><h2>大家在办</h2><a id="it">居民身份证换领</a></section></main>',
      "/portal/v2/index",
      "大家在办",
    ],
    [
      "is a block of the home page by its name",
      '<main><section aria-label="服务分类"><a id="it">户籍</a></section></main>',
      "/portal/v3/index/440100",
      "服务分类",
    ],
    ["is a department notice on pages of a department", '<main><a id="it">通知</a></main>', "/portal/v2/branch-hall", "部门公告"],
    ["is an offline site on pages of a town", '<main><a id="it">地图</a></main>', "/portal/v2/country-hall", "线下网点"],
    ["is an offline site where sites are looked for", '<main><a id="it">五山街道</a></main>', "/portal/v3/stations", "线下网点"],
    ["is a category of services on the pages of an audience", '<main><a id="it">生孩子</a></main>', "/portal/v3/legal/hotMore", "服务分类"],
    ["is the toolbar", '<nav aria-label="快捷工具"><a id="it">12345</a></nav>', "/portal/v2/faq", "快捷工具"],
    ["is a breadcrumb", '<main><nav data-track-area="面包屑"><ol><li><a id="it">首页</a></li></ol></nav></main>', "/portal/v2/theme", "面包屑"],
    ["is nothing elsewhere", '<main><a id="it">正文</a></main>', "/portal/v2/faq", undefined],
  ])("%s", (_, html, path, area) => {
    expect(clicked(html, path)?.area).toBe(area);
  });

  test("page numbers are cut to 6 characters as tabs are", () => {
    expect(clicked('<main><nav aria-label="分页"><a id="it" aria-label="第 12345 页">12345</a></nav></main>', "/portal/v2/search")?.label).toBe("第 1234");
  });

  test("no word that somebody searched for, and no name, is told", () => {
    expect(clicked('<main><a id="it">去掉“张三的病历”</a></main>', "/portal/v2/search", "张三的病历")?.label).toBe("");
    expect(clicked('<header><form role="search"><ul><li><a id="it">张三的病历</a></li></ul></form></header>')).toEqual({ area: "搜索", label: "" });
    expect(clicked('<header><button id="it">张*</button></header>')).toEqual({ area: "页头", label: "" });
  });
});

describe("the tracker", () => {
  const sent: { key: string; events: unknown[] }[] = [];
  let tracker: Tracker | undefined;
  let path = "/portal/index";
  const send = (body: string) => {
    sent.push(JSON.parse(body));
    return true;
  };
  const events = () => sent.flatMap((one) => one.events);

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    path = "/portal/index";
    document.body.innerHTML = `
      <header><a href="#x"><span id="login">登录</span></a></header>
      <main><section data-track-area="服务网点"><button id="site" aria-label="查看天河区政务服务中心"></button></section>
      <div data-track-area="首页" data-track-tabs><button id="tab">这是一个很长的标签</button></div>
      <input id="name" value="张三"><a id="other" href="#x">正文链接</a></main>
      <footer><a id="about" href="#x">关于
        我们</a></footer>`;
  });
  afterEach(() => {
    tracker?.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const click = (id: string) => document.getElementById(id)?.click();
  const later = () => vi.advanceTimersByTime(5_000);

  test("reports clicks in the header, the footer and in named areas, together", () => {
    tracker = startTracker({ path: () => path, send, appKey: "key" });
    for (const id of ["login", "site", "tab", "name", "other", "about"]) click(id);
    expect(sent).toEqual([]);
    later();
    expect(sent).toEqual([
      {
        key: "key",
        events: [
          { category: "页头", action: "点击", label: "登录" },
          { category: "服务网点", action: "点击", label: "查看天河区政务服务中心" },
          { category: "首页", action: "点击", label: "这是一个很长" },
          { category: "页脚", action: "点击", label: "关于 我们" },
        ],
      },
    ]);
  });

  test("reports no click on guide pages, no plain event on new pages, and new events only there and on the search", () => {
    tracker = startTracker({ path: () => path, send });
    const event = (category: string) => ({ category, action: "查看" });
    for (const [page, name] of [
      ["/portal/v2/guide/1", "guide"],
      ["/portal/v3/index", "new"],
      ["/portal/v2/search", "search"],
      ["/portal/v2/index", "old"],
    ] as const) {
      path = page;
      if (name === "guide") click("about");
      tracker.event(event(`${name} plain`));
      tracker.eventV3(event(`${name} v3`));
    }
    later();
    expect(events().map((one) => (one as { category: string }).category)).toEqual(["guide plain", "new v3", "search plain", "search v3", "old plain"]);
  });

  test("a click on a new page is an event of the new version", () => {
    path = "/portal/v3/index";
    tracker = startTracker({ path: () => path, send });
    click("about");
    later();
    expect(events()).toEqual([{ category: "页脚", action: "点击", label: "关于 我们" }]);
  });

  test("an opened result names its search once, so that its word can be counted where it is known; nothing else on the page does", () => {
    path = "/portal/v3/search";
    document.body.innerHTML =
      '<main><section><div data-search-id="0123456789abcdef"><a id="first">居住证签注</a><a id="second">居住证申领</a></div><a id="all">全部 9 条</a></section></main>';
    tracker = startTracker({ path: () => path, send });
    for (const id of ["all", "first", "second"]) click(id);
    later();
    const event = { category: "搜索结果", action: "点击" };
    expect(events()).toEqual([
      { ...event, label: "全部 9 条" },
      { ...event, label: "居住证签注", searchId: "0123456789abcdef" },
      { ...event, label: "居住证申领" },
    ]);
  });

  test("sends at once when the page is hidden, at fifty, and at the end", () => {
    tracker = startTracker({ path: () => path, send });
    click("about");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sent).toHaveLength(1);
    for (let times = 0; times < 50; times += 1) click("about");
    expect(sent).toHaveLength(2);
    click("about");
    tracker.stop();
    expect(sent).toHaveLength(3);
    click("about");
    later();
    expect(sent).toHaveLength(3);
  });

  test.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("does nothing at all when the visitor sets %s", (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    tracker = startTracker({ path: () => path, send });
    click("about");
    tracker.event({ category: "a", action: "b" });
    later();
    tracker.stop();
    expect(sent).toEqual([]);
    Reflect.deleteProperty(navigator, name);
  });
});

test("weighs less than 3 kB", { timeout: 60_000 }, async () => {
  const entry = resolve("src/tracking/index.ts"); // a page of jsdom has no file address
  const built = await build({ configFile: false, logLevel: "silent", build: { write: false, minify: true, lib: { entry, formats: ["es"] } } });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks = output && "output" in output ? output.output.flatMap((part) => ("code" in part ? [part.code] : [])) : [];
  expect(chunks).toHaveLength(1);
  expect(gzipSync(chunks[0] ?? "").length).toBeLessThan(3_000);
  expect(chunks[0]).toContain("/portal/api/v2/tracking");
});
