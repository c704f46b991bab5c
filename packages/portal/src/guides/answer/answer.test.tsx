import { auditItemDetail, detailOfGuide, type Guide, type GuideRules, NO_RULES, type PersonalAnswer, stationDetail } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fillLiveParts } from "../../loading/live-parts";
import { revealTarget } from "../../loading/reveal";
import { answers as known, backEnd, load, page, renderThenHydrate, reply } from "../../testing";
import { GuidePage } from "../GuidePage";
import { pageOfGuide } from "../load";
import { loader as loadJourney } from "../../one-things/journey/JourneyPage";
import { bare, CODE, combined, full } from "../testing";
import { materialsAnswer, costAnswer, firstSentence, durationAnswer } from "./answer";
import { AnswerPage } from "./AnswerPage";
import { answerPageOf, loadAnswer } from "./data";

afterEach(() => vi.unstubAllGlobals());

const yesNo = (id: string) => ({ id, text: `${id}？`, options: ["yes", "no"].map((option) => ({ id: option, text: `${id}-${option}` })) });
const rules: GuideRules = { ...NO_RULES, questions: ["a", "b", "c", "d"].map(yesNo) };
const none = { materials: [], conditions: [], fees: [], steps: [] };
const personal: PersonalAnswer = { answers: {}, open: ["a", "b", "c", "d"], next: "a", stop: null, notes: [], excluded: none, undecided: none };

/** The data of the page for a guide, as the loader gives it. */
async function dataOf(guide: Guide, query = "") {
  const { fetch } = backEnd(known.regions, reply(auditItemDetail, detailOfGuide(guide)));
  return (await load(loadAnswer, `/portal/v3/guide/${CODE}${query}`, fetch, { id: CODE })).data;
}
async function host(guide: Guide): Promise<HTMLElement> {
  const element = document.createElement("div");
  element.innerHTML = serverHtml(page(AnswerPage, await dataOf(guide), { face: "v3" }));
  return element;
}
const rowsOf = (element: HTMLElement) =>
  Object.fromEntries([...element.querySelectorAll("dl dt")].map((label) => [label.textContent, label.nextElementSibling?.firstChild?.textContent?.trim()]));

test("the answer says what to bring, where to go, what it costs and how long it takes", async () => {
  expect(rowsOf(await host(full))).toEqual({ 要带: "1 样：旧身份证", 去哪: "天河区政务服务中心", 花费: "每证20元", 多久: "今天受理，12月11日前办结" });
  expect(rowsOf(await host(bare))).toEqual({ 要带: "不用带材料", 去哪: "网上办理", 花费: "不收费", 多久: "当场办结" });
  expect(rowsOf(await host({ ...bare, online: "Ⅳ" }))["去哪"]).toBe("网上办，不用跑");
});

test("what an answer still decides is said apart, and what is too long for a line is read below", () => {
  const [id] = full.materials as [Guide["materials"][number]];
  const materials = ["甲", "乙", "丙", "丁"].map((name) => ({ ...id, name }));
  expect(materialsAnswer({ materials })).toEqual({ value: "4 样：甲、乙、丙等", notes: [] });
  const undecided = { ...personal, undecided: { ...none, materials: ["甲", "丁"], fees: ["工本费"] } };
  expect(materialsAnswer({ materials, personal: undecided })).toEqual({ value: "2 样：乙、丙", notes: ["另有 2 样看情况"] });
  expect(materialsAnswer({ materials: [{ ...id, need: "非必要" }] }).value).toBe("看情况，可能要带 1 样");
  // Who has no e-licence brings the paper: it is named, and never counted as nothing to bring.
  const licensed = materials.map((one) => ({ ...one, licence: one.name }));
  expect(materialsAnswer({ materials: licensed, personal: undecided })).toEqual({ value: "2 样：乙、丙", notes: ["可用电子证照", "另有 2 样看情况"] });
  expect(materialsAnswer({ materials: [id, ...licensed] }).notes).toEqual(["甲、乙、丙等可用电子证照"]);
  expect(costAnswer({ fees: full.fees, personal: undecided }).value).toBe("看情况：每证20元");
  expect(costAnswer({ fees: full.fees.map((fee) => ({ ...fee, standard: "一".repeat(33) })) }).value).toBe("看收费标准");
  expect(durationAnswer({ promisedDays: 260, instant: false, deadline: { date: "2027-12-20", provisional: true } }).value).toContain("2027年12月20日");
  expect(firstSentence(`${"一".repeat(30)}。${"二".repeat(30)}。`)).toBe(`${"一".repeat(30)}。`);
});

test.each([
  [{ online: "Ⅲ" as const }, ["在线办理", "预约"]],
  [{}, ["预约", "存清单"]],
  [{ windows: [...full.windows, ...full.windows] }, ["预约大厅窗口", "存清单"]],
  [{ windows: [] }, ["打电话问 020-12345", "存清单"]],
  // A hospital: nobody books the hall for it.
  [{ windows: full.windows.map((window) => ({ ...window, hours: "" })) }, ["打电话问 020-12345", "存清单"]],
  [{ windows: [], materials: [] }, ["打电话问 020-12345"]],
])("the main action is one that exists: %o", async (more, names) => {
  const element = await host({ ...full, ...more, differs: true });
  expect([...element.querySelectorAll("[data-kind][data-size=large]")].map(({ textContent }) => textContent)).toEqual(names);
  const menu = [...element.querySelectorAll("details")].find((one) => one.querySelector("summary")?.textContent === "更多");
  for (const name of ["我能不能办", "各市对比", "简版指南", "纯文字版", "下载 PDF", "打电话问 020-12345", "分享"]) expect(menu?.textContent).toContain(name);
  expect(menu?.open).toBe(false);
  expect((await host({ ...full, ...more })).textContent, "every city does the same").not.toContain("各市对比");
});

test("every option is a link with all answers; a chosen one takes its answer back; at most three questions stand open", async () => {
  const element = await host({ ...full, rules, personal: { ...personal, answers: { a: "yes" }, open: ["b", "c", "d"] } });
  const link = (text: string) => [...element.querySelectorAll("aside a")].find(({ textContent }) => textContent === text);
  expect(link("b-no")?.getAttribute("href")).toBe(`/portal/v3/guide/${CODE}?a.a=yes&a.b=no`);
  expect(link("a-no")?.getAttribute("href")).toBe(`/portal/v3/guide/${CODE}?a.a=no`);
  expect(link("a-yes")?.getAttribute("href")).toBe(`/portal/v3/guide/${CODE}`);
  expect([...element.querySelectorAll("aside [aria-current]")].map(({ textContent }) => textContent)).toEqual(["a-yes"]);
  expect([...element.querySelectorAll("#mine a")].every((one) => one.getAttribute("rel") === "nofollow")).toBe(true);
  expect(element.querySelector("aside")?.textContent).toContain("回答不会保存");
  const folded = element.querySelector("aside details details");
  expect(folded?.querySelector("summary")?.textContent).toBe("还有 1 个问题");
  expect([...(folded?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent)).toEqual(["d？"]);
  for (const kept of ["checklist?a.a=yes", ".pdf?a.a=yes", `v2/guide/${CODE}?a.a=yes`]) expect(element.innerHTML).toContain(kept);
  expect((await host(full)).querySelector("#mine")).toBeNull();
});

test("a stop stands in place of the answer and leads to the task that is the right one", async () => {
  const stop = { text: "丢了要补领。", instead: { taskCode: CODE, name: "居民身份证丢失补领", url: `/portal/v2/guide/${CODE}` } };
  const stopped = await host({ ...full, rules, personal: { ...personal, answers: { a: "yes" }, open: [], stop } });
  expect(stopped.querySelector("dl")).toBeNull();
  expect(stopped.textContent).toContain("您的情况不办这一项");
  expect([...stopped.querySelectorAll("[data-kind=primary]")].map((one) => one.getAttribute("href"))).toEqual([`/portal/v3/guide/${CODE}`]);
  const said = await host({ ...full, rules, personal: { ...personal, notes: ["旧证交回。"], excluded: { ...none, materials: ["监护人居民身份证"] } } });
  for (const text of ["旧证交回。", "监护人居民身份证"]) expect(said.textContent).toContain(text);
});

test("what only one situation needs is folded under its name, and what answers take away is in one fold", async () => {
  const [first] = full.materials as [Guide["materials"][number]];
  const [fee] = full.fees as [Guide["fees"][number]];
  const [step] = full.steps as [Guide["steps"][number]];
  const child = { ...first, name: "出生证明", need: "非必要", licence: null };
  const when = [{ a: ["yes"] }];
  const wait = (list: NonNullable<PersonalAnswer["waits"]>[number]["list"], name: string) => ({ list, name, questions: ["a"], when });
  const element = await host({
    ...full,
    rules,
    materials: [first, child],
    conditions: ["身份证有效期已满。", "由监护人陪同孩子到场。"],
    fees: [fee, { ...fee, name: "补领工本费" }],
    steps: [step, { ...step, name: "监护人签名" }],
    personal: {
      ...personal,
      excluded: { ...none, materials: ["旧证"], steps: ["挂失"], refusals: ["没有监护人的，不予受理。"] },
      undecided: { ...none, materials: [child.name], conditions: ["由监护人陪同孩子到场。"], fees: ["补领工本费"], steps: ["监护人签名"] },
      waits: [wait("materials", child.name), wait("conditions", "由监护人陪同孩子到场。"), wait("fees", "补领工本费"), wait("steps", "监护人签名")],
    },
  });
  const folds = [...element.querySelectorAll("[data-situation]")];
  expect(folds.map((one) => one.querySelector("summary")?.textContent)).toEqual(Array.from({ length: 4 }, () => "a：a-yes"));
  expect(folds.every((one) => one.matches("details:not([open])"))).toBe(true);
  expect(folds[0]?.textContent).toContain("出生证明");
  // Who is in the situation has to bring it.
  expect(folds[0]?.querySelector("tbody td")?.textContent).toContain("必要");
  expect(element.querySelector("[aria-labelledby=materials-title] table")?.textContent).not.toContain("出生证明");
  expect(element.querySelector("[aria-labelledby=flow-title] ol > li:last-child > strong")?.textContent).toBe("监护人签名");
  const away = [...element.querySelectorAll("details")].find((one) => one.querySelector("summary")?.textContent === "按您的情况用不上的（3）");
  expect([...(away?.querySelectorAll("p, li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "不用带的材料",
    "旧证",
    "不用走的步骤",
    "挂失",
    "和您无关的不予受理情形",
    "没有监护人的，不予受理。",
  ]);
});

test("both faces say the same in another arrangement: every cell, value, item and heading of a section of the classic page is in the modern one", async () => {
  const everything = { ...full, intermediary: full.rights, special: full.refusals };
  for (const guide of [everything, bare]) {
    const { region } = await dataOf(guide);
    const classic = document.createElement("div");
    classic.innerHTML = serverHtml(page(GuidePage, pageOfGuide({ guide, region: region }, false), { face: "v2" }));
    const modern = await host(guide);
    const plain = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, " ").trim();
    const said = new Set([...modern.querySelectorAll("*")].map(plain));
    const parts = [...classic.querySelectorAll("main section :is(h2, h3, p, li, th, td, dt, dd)")].map(plain);
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.filter((text) => !said.has(text))).toEqual([]);
    const lines = (element: Element) =>
      [...element.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, summary)")].filter((one) => !one.closest("nav")).map(plain);
    const visible = [...modern.querySelectorAll("main :is(h1, h2, p, dt, dd, summary)")]
      .filter((one) => one.matches("summary") || !one.closest("details"))
      .map(plain);
    const old = lines(classic);
    expect(visible.filter((text, index) => text === old[index]).length).toBeLessThanOrEqual(visible.length / 2);
  }
});

test("an anchor opens the part that it names, and whether the hall is open is said once it is known", async () => {
  const { fetch } = backEnd(reply(stationDetail, [{ id: "440106", name: "天河区政务服务中心", openNow: true }]));
  vi.stubGlobal("fetch", fetch);
  location.hash = "#rights";
  Element.prototype.scrollIntoView = () => undefined;
  const { region } = await dataOf(full);
  const { container } = await renderThenHydrate(page(AnswerPage, answerPageOf({ guide: full, region }), { path: `/v3/guide/${CODE}`, face: "v3" }));
  const folded = (title: string) => within(container).getByRole("heading", { level: 2, name: title, hidden: true }).closest("details");
  fillLiveParts();
  revealTarget();
  expect([folded("法律依据和救济")?.open, folded("多少钱")?.open]).toEqual([true, false]);
  location.hash = "#fees";
  await waitFor(() => expect(folded("多少钱")?.open).toBe(true));
  await waitFor(() => expect([...container.querySelectorAll("[data-open]")].map((one) => (one as HTMLElement).hidden)).toEqual([false, true]));
});

test("a combined task is a journey: questions first, one application, who does what then, and what one gets", async () => {
  const { fetch } = backEnd(known.regions, reply(auditItemDetail, detailOfGuide({ ...combined, online: "Ⅳ" })));
  const { data } = await load(loadJourney, `/portal/v3/guide-combo/${combined.code}`, fetch, { id: combined.code });
  const { container } = await renderThenHydrate(page(AnswerPage, data, { path: `/v3/guide-combo/${combined.code}`, face: "v3" }));
  const journey = within(container).getByRole("region", { name: "从开始到办好" });
  const steps = [...journey.querySelectorAll("ol > li")].map((step) => [step.querySelector("h3")?.textContent, step.querySelector("p")?.textContent]);
  expect(steps).toEqual([
    ["先答 2 个问题", "2 件事里有 1 件看情况，只办您用得着的"],
    ["一张表填完，交一次", "2 件事一起交，1 样材料不用重复交"],
    ["结婚登记", "婚姻登记机关 · 当场"],
    ["生育登记", "卫生健康部门 · 3 个工作日 · 和上一步同时办"],
    ["拿到结果", "今天交，最迟2026年12月11日（星期五）"],
  ]);
  expect([...journey.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["看我要办哪几件、带什么", `/portal/v3/scene-guide/${combined.code}`],
    ["结婚登记", `/portal/v3/guide/${CODE}`],
    ["现在就填", `/portal/v3/apply?task=${combined.code}`],
    ["看每一步到哪一天", `/portal/v3/guide-combo/processing/${combined.code}`],
  ]);
  expect(within(journey).getByText("生育登记", { selector: "span" }).closest("a"), "the region has none of its own").toBeNull();
  const main = [...container.querySelectorAll("[data-kind][data-size=large]")].map(({ textContent }) => textContent);
  expect(main).toEqual(["在线办理", "我办哪几件"]);
  expect(within(container).getByRole("link", { name: "预约" }).closest("details")?.querySelector("summary")?.textContent).toBe("更多");
  const other = load(loadJourney, `/portal/v3/guide-combo/${CODE}`, backEnd(known.regions, reply(auditItemDetail, detailOfGuide(full))).fetch, { id: CODE });
  expect(await other.catch((thrown: Response) => thrown.headers.get("Location"))).toBe(`/v3/guide/${CODE}`);
});
