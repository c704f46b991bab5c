import { auditItemDetail, detailOfGuide, homeIndex, NO_RULES, searchAll, searchService, type SearchResult } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { full } from "../guides/testing";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate, thrownStatus } from "../testing";
import { loadSearch } from "./data";
import { MarkedTitle } from "./MarkedTitle";
import { rememberSearch } from "./recent-store";
import { SearchPage } from "./SearchPage";

const { regions } = answers;
const home = reply(homeIndex, answers.home);
const found: SearchResult = {
  ...samples.noResult("社保"),
  guide: { total: 23, page: 1, pageSize: 10, list: [1, 2, 3].map(samples.guideHit) },
  entrance: { total: 1, list: [{ name: "社会保障", url: "/portal/v2/personal/theme?region=440000&catalogCode=001001150", type: "theme", count: 12 }] },
  qa: { total: 1, list: [{ id: "q1", question: "社保卡丢了怎么办？", answer: "先挂失，再补领。", taskCode: samples.item(1).taskCode }] },
  news: { total: 7, list: [1, 2, 3, 4, 5].map(samples.notice) },
};
const answering = (result: SearchResult) => backEnd(regions, home, reply(searchAll, result));

const open = async (query: string, fetch: typeof globalThis.fetch, face: "v2" | "v3" = "v2") => {
  const path = `/${face}/search?${query}`;
  const { data, status } = await load(loadSearch, `/portal${path}`, fetch);
  return { status, data, element: page(SearchPage, data, { path, face }) };
};

const NO_PARTS = { materials: [], conditions: [], fees: [], steps: [] };
const NOTHING_ASKED = { answers: {}, open: [], next: null, stop: null, notes: [], excluded: NO_PARTS, undecided: NO_PARTS };

beforeEach(() => localStorage.clear());

test("all kinds: one heading, counts, the best guide on top, the query in the box, remembered", async () => {
  const { element } = await open("keyword=社保", answering(found).fetch);
  const { container, html } = await renderThenHydrate(element);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["“社保”的搜索结果"]);
  expect(container.querySelector<HTMLInputElement>("input[name=keyword]")?.value).toBe("社保");
  const tabs = within(container).getByRole("navigation", { name: "结果类型" });
  expect([...tabs.querySelectorAll("a")].map((tab) => tab.textContent)).toEqual(["全部32", "指南23", "问答1", "资讯7", "部门与主题1"]);
  const best = container.querySelector("#best-guide a");
  expect(best?.getAttribute("href")).toBe(`/portal/v2/guide/${samples.item(1).taskCode}`);
  expect(container.querySelectorAll(`h3 a[href*="/guide/"]`)).toHaveLength(2);
  expect(html).toContain("省人力资源社会保障厅 · 广东省 · 3 个工作日 · 公共服务");
  expect(html).toMatch(/<mark[^>]*>社保<\/mark>卡丢了怎么办？/);
  rememberSearch(container.querySelector<HTMLElement>("[data-searched]")!);
  expect(JSON.parse(localStorage.getItem("gdbs.searches") ?? "[]")).toEqual(["社保"]);
});

test("one kind: only its hits, pages as links, counts of the others from a search for all", async () => {
  const { fetch, inputsOf } = answering({ ...found, guide: { ...found.guide, page: 2 } });
  const { element } = await open("keyword=社保&type=guide&page=2&onlyOnline=1", fetch, "v3");
  const html = serverHtml(element);
  expect(inputsOf(searchAll).map(({ searchType, page: number }) => [searchType, number])).toEqual([
    [undefined, undefined],
    ["guide", "2"],
  ]);
  expect(html).not.toContain("常见问题");
  expect(html).not.toContain("best-guide");
  expect(html).toMatch(/href="\/portal\/v3\/search\?[^"]*page=3/);
  expect(html).toContain("（已选，再按一次取消）");
});

test("addresses from data lead to the face in view", async () => {
  const { element } = await open("keyword=社保", answering(found).fetch, "v3");
  expect(serverHtml(element)).toContain(`href="/portal/v3/personal/theme?region=440000&amp;catalogCode=001001150"`);
});

test("a corrected spelling is said", async () => {
  const { element } = await open("keyword=射保", answering({ ...found, correction: "社保" }).fetch);
  const { container } = await renderThenHydrate(element);
  expect(container.textContent).toContain("没有找到“射保”，显示的是“社保”的结果。");
});

test("letters are read, not missing", async () => {
  const spelt = serverHtml((await open("keyword=sheb", answering({ ...found, correction: "社保" }).fetch)).element).replaceAll("<!-- -->", "");
  expect(spelt).toContain("按“<strong>社保</strong>”搜索。");
  expect(spelt).not.toContain("没有找到");
});

test("whoever searches for elder mode finds its entrance; special characters are said", async () => {
  for (const keyword of ["长辈版", "亲情版", "关爱版", "关怀版", "怎么用大字版", "适老化"]) {
    const html = serverHtml((await open(`keyword=${keyword}&region=440106`, answering(found).fetch)).element);
    expect(html, keyword).toContain("/portal/preferences?elder=1&amp;back=%2Fportal%2Fv2%2Findex%3Fregion%3D440106");
    expect(html, keyword).not.toContain("特殊字符");
  }
  const html = serverHtml((await open(`keyword=${encodeURIComponent("社保#卡~#<b>")}`, answering(found).fetch)).element).replaceAll("<!-- -->", "");
  expect(html).toContain("您输入了特殊字符 # ~ &lt; &gt;。");
  expect(html).not.toContain("elder=1");
});

test("whoever asks what there is finds the way to 我能享受什么; whoever asks for one benefit or for materials does not", async () => {
  const linked = async (keyword: string) =>
    serverHtml((await open(`keyword=${keyword}&region=440106`, answering(found).fetch)).element).includes("/portal/v2/benefits?region=440106");
  for (const keyword of ["我能享受什么", "可以享受哪些政策", "有什么补贴", "补贴", "优惠政策", "惠民政策", "福利"])
    expect(await linked(keyword), keyword).toBe(true);
  for (const keyword of ["育儿补贴", "身份证要什么材料", "失业补助金申请条件", "低保"]) expect(await linked(keyword), keyword).toBe(false);
});

test("nothing found: other words, themes, a wider region, 12345", async () => {
  const { element } = await open("keyword=没有&region=440106&onlyOnline=1", answering(samples.noResult("没有")).fetch);
  const { container } = await renderThenHydrate(element);
  const { getByText, getByRole } = within(container);
  expect(getByText("没有找到？")).toBeDefined();
  expect(getByRole("link", { name: "去掉筛选条件" }).getAttribute("href")).not.toContain("onlyOnline");
  expect(getByRole("link", { name: "在广东省范围内找" }).getAttribute("href")).toContain("region=440000");
  expect(getByRole("link", { name: "护照" }).getAttribute("href")).toContain("region=440106");
  expect(getByRole("link", { name: "证件办理" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440106&catalogCode=001001090");
  expect(container.querySelector("a[href='tel:12345']")).not.toBeNull();
});

const nearest = [
  { name: "交通出行", url: "/portal/v2/personal/theme?region=440000&catalogCode=001001095", type: "theme", count: 12 },
  { name: "交通运输（法人）", url: "/portal/v2/legal/theme?region=440000&catalogCode=001002090", type: "theme", count: 3 },
];

test("nothing found: a spelling that finds something, the nearest themes, matters for people and companies", async () => {
  const matters = reply(searchService, {
    placeholder: "",
    hotWords: [],
    person: [{ service_code: samples.item(1).taskCode, service_name: "居住证申领" }],
    legal_person: [{ service_code: samples.item(2).taskCode, service_name: "公司设立登记" }],
  });
  const nothing = { ...samples.noResult("飞碟上牌"), guess: "车辆上牌", nearest };
  const { element } = await open("keyword=飞碟上牌&order=hot", backEnd(regions, home, matters, reply(searchAll, nothing)).fetch, "v3");
  const { container } = await renderThenHydrate(element);
  const { getByRole } = within(container);
  expect(getByRole("link", { name: "车辆上牌" }).getAttribute("href")).toBe(
    `/portal/v3/search?region=440000&keyword=${encodeURIComponent("车辆上牌")}&order=hot&areaCode=440000`,
  );
  const themes = within(getByRole("region", { name: "到这些主题里看看" }));
  expect(themes.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["交通出行12 项", "/portal/v3/personal/theme?region=440000&catalogCode=001001095"],
    ["交通运输（法人）3 项", "/portal/v3/legal/theme?region=440000&catalogCode=001002090"],
  ]);
  const forPeople = within(getByRole("region", { name: "推荐事项：个人" })).getByRole("link");
  expect([forPeople.textContent, forPeople.getAttribute("href")]).toEqual(["居住证申领", `/portal/v3/guide/${samples.item(1).taskCode}`]);
  expect(within(getByRole("region", { name: "推荐事项：法人" })).getByRole("link").textContent).toBe("公司设立登记");
  expect(getByRole("link", { name: "告诉我们您想找什么" }).getAttribute("href")).toBe("/portal/v3/feedback?kind=suggestion");
});

test("few guides: the results, and below them where else it could be", async () => {
  const few = { ...found, guide: { ...found.guide, total: 1, list: [samples.guideHit(1)] }, nearest };
  const { element } = await open("keyword=社保", answering(few).fetch);
  const { container } = await renderThenHydrate(element);
  const { getByRole } = within(container);
  expect(container.querySelector("#best-guide")).not.toBeNull();
  const more = within(getByRole("region", { name: "没有找到？" }));
  expect(more.getByRole("link", { name: /^交通出行/ }).getAttribute("href")).toContain("/portal/v2/personal/theme");
  expect(more.getByRole("link", { name: "12345" })).toBeDefined();
  const enough = await renderThenHydrate((await open("keyword=社保", answering(found).fetch)).element);
  expect(within(enough.container).queryByRole("region", { name: "没有找到？" })).toBeNull();
});

test("nothing asked: no search, a way on", async () => {
  const { fetch, inputsOf } = answering(found);
  const { element, status } = await open("region=440000", fetch);
  const { container } = await renderThenHydrate(element);
  expect([status, inputsOf(searchAll).length]).toEqual([200, 0]);
  expect(container.querySelector("h1")?.textContent).toBe("搜索");
  expect(container.textContent).toContain("大家在搜");
});

test("nothing of this kind leads to all kinds", async () => {
  const { element } = await open("keyword=社保&type=qa", answering({ ...found, qa: { total: 0, list: [] } }).fetch);
  const { container } = await renderThenHydrate(element);
  expect(container.textContent).toContain("这一类没有结果");
  expect(container.textContent).toContain("看全部 31 条结果");
});

test("while the search is out of order the page says so, with 503, and keeps box and query", async () => {
  const { element, status } = await open("keyword=社保", backEnd(regions, home).fetch);
  const { container } = await renderThenHydrate(element);
  expect(status).toBe(503);
  expect(container.textContent).toContain("搜索暂时打不开");
  expect(within(container).getByRole("link", { name: "重试" }).getAttribute("href")).toBe("/portal/v2/search?keyword=社保");
});

test("an unknown region is not found", async () => {
  expect(await thrownStatus(load(loadSearch, "/portal/v2/search?keyword=x&region=449900", answering(found).fetch))).toBe(404);
});

test("danger or need stands above everything, with numbers to call; what is done elsewhere is said", async () => {
  const contact = { number: "12356", name: "心理援助热线", hours: "全天", text: "先听您说。", source: "国家卫生健康委", checked: "2026-11-27" };
  const result: SearchResult = {
    ...found,
    best: false,
    help: [{ id: "self-harm", title: "请先和人说说", text: "不用一个人扛。", contacts: [contact] }],
    elsewhere: [{ id: "weather", title: "天气不在这里查", text: "向气象部门查。" }],
  };
  for (const face of ["v2", "v3"] as const) {
    const { element } = await open("keyword=不想活了", answering(result).fetch, face);
    const html = serverHtml(element).replaceAll("<!-- -->", "");
    expect(html).toContain(`href="tel:12356"`);
    expect(html).toContain("来源：国家卫生健康委，2026-11-27 核对");
    expect(html).toContain("向气象部门查。");
    expect(html.indexOf("请先和人说说")).toBeLessThan(html.indexOf("结果类型"));
  }
});

test("below danger, need or what is done elsewhere nothing says that nothing was found", async () => {
  const nothing = samples.noResult("不想活了");
  const topic = { id: "self-harm", title: "请先和人说说", text: "不用一个人扛。" };
  for (const result of [
    { ...nothing, help: [{ ...topic, contacts: [] }] },
    { ...nothing, elsewhere: [topic] },
    { ...found, guide: { ...found.guide, total: 1, list: [samples.guideHit(1)] }, nearest, help: [{ ...topic, contacts: [] }] },
  ]) {
    const html = serverHtml((await open("keyword=不想活了", answering(result).fetch)).element).replaceAll("<!-- -->", "");
    for (const said of ["没有找到", "找到 0 条", "换个说法", "大家在搜"]) expect(html, said).not.toContain(said);
    expect(html.includes("结果类型")).toBe(result.guide.total > 0);
    expect(html).toContain("请先和人说说");
    expect(html.includes("tel:12345") || html.includes(samples.item(1).taskCode)).toBe(true);
  }
});

test("a question that only names a place says which, to be removed by a link", async () => {
  const understood = { place: "东莞市樟木头镇", words: "", outside: null, unplaced: null };
  const html = serverHtml((await open("keyword=樟木头", answering({ ...found, understood }).fetch)).element).replaceAll("<!-- -->", "");
  expect(html).toContain("在东莞市樟木头镇找到");
  expect(html).toContain("（去掉“东莞市樟木头镇”再搜）");
});

test("other places of the same name are one click away, whether one was taken or none", async () => {
  const otherPlaces = ["肇庆市封开县长安镇"];
  for (const [place, said] of [
    ["东莞市长安镇", "叫这个名字的还有"],
    [null, "叫这个名字的地方有"],
  ] as const) {
    const understood = { place, words: "居住证", outside: null, unplaced: place === null ? "长安镇" : null, otherPlaces };
    const html = serverHtml((await open("keyword=长安镇居住证", answering({ ...found, understood }).fetch)).element).replaceAll("<!-- -->", "");
    expect(html).toContain(said);
    expect(html).toContain(`keyword=${encodeURIComponent("肇庆市封开县长安镇").replaceAll("%20", "+")}+${encodeURIComponent("居住证")}`);
    expect(html).not.toContain("没有找到地方");
  }
});

test("words that ask for what needs no visit are said, to be removed by a link", async () => {
  const understood = { place: null, words: "办身份证", outside: null, unplaced: null, noVisit: "不想去现场" };
  const html = serverHtml((await open("keyword=不想去现场办身份证", answering({ ...found, understood }).fetch)).element).replaceAll("<!-- -->", "");
  expect(html).toContain("能网上办的排在前面");
  expect(html).toContain("（去掉“不想去现场”再搜）");
  expect(html).toContain(`keyword=${encodeURIComponent("办身份证")}`);
});

test("the best guide answers what people ask, each with its section, and asks what decides most", async () => {
  const asked = {
    ...full,
    code: samples.item(1).taskCode,
    rules: {
      ...NO_RULES,
      questions: [
        {
          id: "who",
          text: "给谁办？",
          options: [
            { id: "adult", text: "成年人" },
            { id: "child", text: "未成年人" },
          ],
        },
      ],
    },
    personal: { ...NOTHING_ASKED, open: ["who"], next: "who" },
  };
  const guides = reply(auditItemDetail, ({ ANSWERS }) =>
    detailOfGuide(
      ANSWERS === undefined ? asked : { ...asked, materials: full.materials.slice(0, 1), personal: { ...NOTHING_ASKED, answers: { who: "child" } } },
    ),
  );
  for (const face of ["v2", "v3"] as const) {
    const html = serverHtml((await open("keyword=社保", backEnd(regions, home, guides, reply(searchAll, found)).fetch, face)).element).replaceAll(
      "<!-- -->",
      "",
    );
    for (const said of ["旧身份证、户口簿（有电子证照的免带）", "天河区政务服务中心", "每证20元", "15 个工作日", "给谁办？"])
      expect(html, said).toContain(said);
    for (const section of ["materials", "windows", "fees", "basics"]) expect(html).toContain(`/portal/${face}/guide/${asked.code}#${section}`);
    expect(html).toContain(`name="a.who"`);
    expect(html).toContain(`<input type="hidden" name="keyword" value="社保"/>`);
    const answered = serverHtml(
      (await open("keyword=社保&a.who=child", backEnd(regions, home, guides, reply(searchAll, found)).fetch, face)).element,
    ).replaceAll("<!-- -->", "");
    expect(answered).toContain("按您的情况：未成年人。");
    expect(answered).not.toContain("户口簿");
    expect(answered).toContain(`/portal/${face}/guide/${asked.code}?a.who=child#materials`);
  }
});

test("place, department, theme, code, what is not wanted, for whom, and what could not be placed can each be taken away by a link", async () => {
  const understood = {
    place: "中山市小榄镇",
    words: "居住证",
    outside: "上海",
    unplaced: "张家村",
    department: "公安局",
    theme: "户籍办理",
    code: "440100000000",
    negated: "不要房产证",
    forWhom: "帮妈妈",
  };
  const { element } = await open("keyword=小榄居住证帮妈妈", answering({ ...found, understood }).fetch);
  const html = serverHtml(element).replaceAll("<!-- -->", "");
  const hrefs = [...html.matchAll(/href="([^"]*keyword=[^"]*)"/g)].map(([, href = ""]) =>
    new URLSearchParams(href.replaceAll("&amp;", "&").split("?")[1]).get("keyword"),
  );
  expect(hrefs).toEqual(expect.arrayContaining(["居住证", "中山市小榄镇", "小榄居住证"]));
  const [links, text] = [html.match(/（去掉“[^”]*”再搜）/g), html.replaceAll(/<[^>]*>/g, "")];
  for (const part of Object.values(understood)) expect(links).toContain(`（去掉“${part}”再搜）`);
  for (const said of ["不归本省办理", "没有找到地方", "说到的部门", "说到的主题", "按编码", "没有按这几个字找", "替别人办"]) expect(text).toContain(said);
});

test("without a clear answer the guides are a plain list", async () => {
  const { element } = await open("keyword=社保", answering({ ...found, best: false }).fetch);
  const html = serverHtml(element);
  expect(html).not.toContain("best-guide");
  expect(html).toContain(`/portal/v2/guide/${samples.item(1).taskCode}`);
});

test("guides have their English name beside the Chinese one", async () => {
  const guide = {
    ...found.guide,
    list: [
      { ...samples.guideHit(1), english: "Passport" },
      { ...samples.guideHit(2), english: "Residence permit" },
    ],
  };
  const html = serverHtml((await open("keyword=护照", answering({ ...found, guide }).fetch)).element);
  expect(html).toMatch(/<p lang="en"[^>]*>Passport<\/p>/);
  expect(html).toMatch(/<p lang="en"[^>]*>Residence permit<\/p>/);
});

test("a title breaks between words and keeps what is marked whole", () => {
  const html = (text: string, ...terms: string[]) =>
    serverHtml(<MarkedTitle text={text} terms={terms} />)
      .replaceAll(/ class="[^"]*"/g, "")
      .replaceAll(/<\/?span>/g, "");
  expect(html("二手房转移登记及水电气过户一件事", "转移登记")).toBe("二手房<wbr/><mark>转移登记</mark>及<wbr/>水电气过户<wbr/>一件事");
  expect(html("居民身份证换领", "身份")).toBe("居民<wbr/><mark>身份</mark>证换领");
  expect(html("<b>居民", "居民")).toContain("&lt;b&gt;");
});
