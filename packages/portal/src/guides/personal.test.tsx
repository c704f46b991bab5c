import { auditItemDetail, detailOfGuide, type Guide, type GuideRules, type PersonalAnswer } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers as known, backEnd, load, page, renderThenHydrate, reply } from "../testing";
import { loadChecklist } from "./checklist/data";
import { ChecklistPage } from "./checklist/ChecklistPage";
import { loadGuide } from "./data";
import { GuidePage } from "./GuidePage";
import { CODE, full, scene } from "./testing";

const rules: GuideRules = {
  questions: [
    {
      id: "why",
      text: "为什么要换？",
      help: "看不清的按损坏。",
      options: [
        { id: "expired", text: "到期" },
        { id: "damaged", text: "损坏" },
      ],
    },
    {
      id: "who",
      text: "给谁换？",
      options: [
        { id: "adult", text: "成年人" },
        { id: "child", text: "孩子" },
      ],
    },
  ],
  parts: [{ id: "materials.1", when: [{ who: ["child"] }] }],
  stops: [],
  cases: [],
};
const none = { materials: [], conditions: [], fees: [], steps: [] };
const unanswered: PersonalAnswer = { answers: {}, open: ["why", "who"], next: "who", stop: null, notes: [], excluded: none, undecided: none };

/** What the pages ask of the back end. */
let asked: string[] = [];

const backOf = (personal: PersonalAnswer, more: Partial<Guide> = {}) =>
  backEnd(
    known.regions,
    scene,
    reply(auditItemDetail, ({ ANSWERS }) => {
      asked.push(ANSWERS ?? "");
      return detailOfGuide({ ...full, rules, personal, ...more });
    }),
  ).fetch;
const guidePage = async (query: string, personal: PersonalAnswer, more: Partial<Guide> = {}) => {
  asked = [];
  const { data } = await load(loadGuide, `/portal/v2/guide/${CODE}${query}`, backOf(personal, more), { id: CODE });
  return page(GuidePage, data, { path: `/v2/guide/${CODE}` });
};

test("a guide asks the question that decides most, by a form that needs no script", async () => {
  const { container } = await renderThenHydrate(await guidePage("", unanswered));
  const section = within(container).getByRole("region", { name: "按您的情况看" });
  const form = section.querySelector("form");
  if (!form) throw new Error("no form");
  expect([form.method, form.getAttribute("action")]).toEqual(["get", `/portal/v2/guide/${CODE}#mine`]);
  form.querySelector<HTMLInputElement>('input[value="child"]')?.click();
  expect(Object.fromEntries(new FormData(form))).toEqual({ "a.who": "child" });
  expect(section.textContent).toContain("下一题");
});

test("answers of the address go to the server; each can be changed, and checklist and PDF keep them", async () => {
  const personal = { ...unanswered, answers: { who: "adult" }, open: ["why"], next: "why", excluded: { ...none, materials: ["监护人居民身份证"] } };
  const { container } = await renderThenHydrate(await guidePage("?a.who=adult&a.__proto__=x&a.why=%3Cb%3E&b.who=child", personal));
  expect(asked).toEqual(["who:adult"]);
  const section = within(container).getByRole("region", { name: "按您的情况看" });
  const form = section.querySelector("form");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ "a.who": "adult" });
  expect(section.textContent).toContain("看不清的按损坏。");
  expect(section.querySelector("a[rel=nofollow]")?.getAttribute("href")).toBe(`/portal/v2/guide/${CODE}#mine`);
  expect(section.querySelector("details")?.textContent).toContain("监护人居民身份证");
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain(`/portal/v2/guide/${CODE}/checklist?a.who=adult`);
  expect(links).toContain(`/portal/pdf/guide/${CODE}.pdf?a.who=adult`);
});

test("an application that begins at a guide brings along what was answered there", async () => {
  const personal = { ...unanswered, answers: { why: "expired", who: "adult" }, open: [], next: null };
  const apply = (html: string) => /href="(\/portal\/v2\/apply\?[^"]*)"/.exec(html)?.[1];
  expect(apply(serverHtml(await guidePage("?a.why=expired&a.who=adult", personal, { online: "Ⅳ" })))).toBe(
    `/portal/v2/apply?task=${CODE}&amp;answers=why%3Aexpired%2Cwho%3Aadult`,
  );
  expect(apply(serverHtml(await guidePage("", unanswered, { online: "Ⅳ" })))).toBe(`/portal/v2/apply?task=${CODE}`);
});

test("when all is said, only what applies stands there; a stop says what to do instead", async () => {
  const said = { ...unanswered, answers: { why: "expired", who: "adult" }, open: [], next: null, notes: ["旧证交回。"] };
  const html = serverHtml(await guidePage("?a.why=expired&a.who=adult", said));
  expect(html).toContain("下面只列您的情况要带的、要交的、要做的。");
  expect(html).toContain("旧证交回。");
  expect(html).not.toContain('<form action="/portal/v2/guide/');
  const instead = { taskCode: CODE, name: "居民身份证丢失补领", url: `/portal/v2/guide/${CODE}` };
  const stopped = serverHtml(await guidePage("?a.why=expired", { ...said, notes: [], stop: { text: "丢了要补领。", instead } }));
  for (const present of ["您的情况不办这一项", "丢了要补领。", "居民身份证丢失补领"]) expect(stopped).toContain(present);
  expect(stopped).not.toContain("下面只列");
});

test("a guide that is the same for everybody asks nothing", async () => {
  const { data } = await load(loadGuide, `/portal/v2/guide/${CODE}`, backEnd(known.regions, scene, reply(auditItemDetail, detailOfGuide(full))).fetch, {
    id: CODE,
  });
  expect(serverHtml(page(GuidePage, data))).not.toContain("按您的情况看");
});

test("page and checklist show exactly the materials of the answer, and those that fall away apart", async () => {
  const whole = [...full.materials, ...["甲", "乙", "丙"].map((name) => ({ ...(full.materials[0] as Guide["materials"][number]), name, licence: null }))];
  for (let kept = 0; kept < 2 ** whole.length; kept += 1) {
    const materials = whole.filter((_, index) => (kept >> index) % 2 === 1);
    const excluded = whole.filter((one) => !materials.includes(one)).map(({ name }) => name);
    const personal = { ...unanswered, answers: { who: "adult" }, excluded: { ...none, materials: excluded } };
    const host = document.createElement("div");
    host.innerHTML = serverHtml(await guidePage("?a.who=adult", personal, { materials }));
    const cells = [...(host.querySelector("#materials table")?.querySelectorAll("tbody tr > :first-child") ?? [])].map((cell) => cell.firstChild?.textContent);
    expect(cells).toEqual(materials.map(({ name }) => name));
    expect([...host.querySelectorAll("#mine details li")].map(({ textContent }) => textContent)).toEqual(excluded);

    const { data } = await load(loadChecklist, `/portal/v2/guide/${CODE}/checklist?a.who=adult`, backOf(personal, { materials }), { id: CODE });
    host.innerHTML = serverHtml(page(ChecklistPage, data));
    const boxes = [...host.querySelectorAll("input[type=checkbox]")].map((box) => box.closest("label")?.querySelector("b")?.textContent);
    expect(new Set(boxes)).toEqual(new Set(materials.map(({ name }) => name)));
  }
});

test("what an open question decides does not stand as if for everybody: page, headline and checklist name the question", async () => {
  const [fee] = full.fees;
  const [first] = full.materials;
  if (!fee || !first) throw new Error("a guide without fees or materials");
  const more: Partial<Guide> = {
    conditions: ["身份证有效期已满。", "由监护人陪同孩子到场。"],
    refusalCases: [],
    fees: [fee, { ...fee, name: "补领工本费", standard: "每证40元" }],
    materials: [first, { ...first, name: "出生证明", need: "非必要" }],
  };
  const undecided = { ...none, conditions: ["由监护人陪同孩子到场。"], fees: ["补领工本费"], materials: ["出生证明"] };
  const waits: PersonalAnswer["waits"] = [
    { list: "conditions", name: "由监护人陪同孩子到场。", questions: ["who"] },
    { list: "fees", name: "补领工本费", questions: ["why"] },
    { list: "materials", name: "出生证明", questions: ["who"] },
  ];
  const personal = { ...unanswered, undecided, waits };
  const host = document.createElement("div");
  host.innerHTML = serverHtml(await guidePage("", personal, more));
  const items = [...host.querySelectorAll("#acceptance li:not(details li)")].map(({ textContent }) => textContent);
  expect(items).toEqual(["身份证有效期已满。", "视情况（看“给谁换？”）：由监护人陪同孩子到场。"]);
  expect(host.querySelector("#fees")?.textContent).toContain("视情况（看“为什么要换？”）：每证40元");
  expect(host.querySelector("header dl")?.textContent).toContain("每证20元；视情况另收：每证40元");

  const { data } = await load(loadChecklist, `/portal/v2/guide/${CODE}/checklist`, backOf(personal, more), { id: CODE });
  host.innerHTML = serverHtml(page(ChecklistPage, data));
  const box = [...host.querySelectorAll("li")].find(({ textContent }) => textContent.includes("出生证明"));
  expect(box?.textContent).toContain("视情况（看“给谁换？”）");
});
