import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  auditItemDetail,
  auditItems,
  caseMark,
  caseText,
  conditionsText,
  dayText,
  feesText,
  type Guide,
  LOCAL_RULE,
  materialsText,
  promiseText,
  refusalCasesText,
  situationText,
  statutoryText,
  visitsText,
} from "@onehall/api";
import type { CheerioAPI } from "cheerio";
import { readPdf } from "../../apps/server/src/documents/pdf/testing-read";
import { ask, FACES, type Face, guidesIn, guideWhere } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { guidePath, isSingle, said, squeezed, textsOf } from "../support/page-parts";
import { root, startPortal } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** The same answer wherever a guide is read, and what is open never as if for everybody. docs/requirements/guides.md */

/** A county that does tasks of every kind, and a city without counties. */
const COUNTY = "440106";
const WITHOUT_COUNTIES = "441900";
const PAIRS = 200;
/** Of so many of the pairs the PDF is read as well. */
const PDFS = 5;

/** Numbers from 0 to 1, the same in every run. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Answers = Readonly<Record<string, string>>;
const query = (answers: Answers) => new URLSearchParams(Object.entries(answers).map(([id, option]) => [`a.${id}`, option])).toString();

/** Texts without white space, so that only what is said counts. */
const all = (texts: readonly string[]): string[] => texts.map(squeezed);

/** What the contract says, as each surface has to say it. */
function wanted(guide: Guide) {
  const { materials, fees, steps, channels, personal } = guide;
  const need = ({ name, need: word, licence, type, copies }: Guide["materials"][number]) => {
    const when = caseText(guide, "materials", name);
    return `${when}${licence ? "免提交" : when && word === "非必要" ? "必要" : word}，${type}${copies}份`;
  };
  return {
    materials: all(materials.map((one) => `${one.name}|${need(one)}|${one.source}`)),
    total: squeezed(materialsText(guide)),
    conditions: all(conditionsText(guide)),
    fees: all(fees.map(({ name, standard, basis }) => `${name}|${caseText(guide, "fees", name)}${standard}|${basis}`)),
    steps: all(steps.map(({ name, who, text }) => `${name}|${who}|${caseText(guide, "steps", name)}${text}`)),
    cost: squeezed(feesText(guide)),
    visits: squeezed(visitsText(guide)),
    promise: squeezed(promiseText(guide)),
    law: squeezed(statutoryText(guide)),
    refusals: all(refusalCasesText(guide)),
    channels: channels.length === 0 || steps.length === 0 ? "" : squeezed(`办理形式：${channels.join("、")}。`),
    excluded: squeezed(personal?.excluded.materials.join("、") ?? ""),
  };
}
type Said = ReturnType<typeof wanted>;

/** The same where what is open stands under its situation: no marks, and what stands there is 必要. @see GUIDE-76 */
function wantedFolded(guide: Guide): Said {
  const { materials, conditions, fees, steps, refusalCases, personal } = guide;
  const open = (list: Parameters<typeof situationText>[1], name: string) => situationText(guide, list, name);
  const closed: Guide = {
    ...guide,
    ...(personal ? { personal: { ...personal, undecided: { materials: [], conditions: [], fees: [], steps: [], refusals: [] } } } : {}),
  };
  const needed = materials.map((one) => (open("materials", one.name) !== "" && one.need === "非必要" ? { ...one, need: "必要" } : one));
  const under = (list: Parameters<typeof situationText>[1], names: readonly string[], lines: readonly string[]) =>
    lines.map((line, index) => squeezed(open(list, names[index] ?? "")) + line);
  const named = ({ name }: { name: string }) => name;
  const plain = wanted({ ...closed, materials: needed });
  return {
    ...wanted(guide),
    materials: under("materials", materials.map(named), plain.materials).toSorted(),
    conditions: under("conditions", conditions, plain.conditions).toSorted(),
    fees: under("fees", fees.map(named), plain.fees).toSorted(),
    steps: under("steps", steps.map(named), plain.steps),
    refusals: under(
      "refusals",
      refusalCases.map(({ text }) => text),
      plain.refusals,
    ).toSorted(),
  };
}

const EXCLUDED = 'details:has(> summary:contains("按您的情况用不上的")) p:contains("不用带的材料") + ul li';

function onPage($: CheerioAPI, face: Face, { fees }: Guide): Said {
  const part = (id: string) => $(`section[aria-labelledby=${id}-title]`);
  const folded = face === "v3";
  /** The situation under which something is folded. */
  const situation = (of: Parameters<typeof $>[0]) => squeezed($(of).closest("[data-situation]").children("summary").text());
  const sorted = (texts: string[]) => (folded ? texts.toSorted() : texts);
  const rowsOf = (id: string) =>
    part(id)
      .find("table")
      .filter((_, table) => $(table).closest("section, details").is("section, [data-situation]"))
      .find("tbody tr")
      .toArray();
  const cells = (id: string) => rowsOf(id).map((row) => $(row).children("th, td").toArray());
  const withoutNotes = (cell: Parameters<typeof $>[0]) => textOf($(cell).clone().find("small, a").remove().end());
  const fact = (label: string) =>
    squeezed(
      face === "v2"
        ? $(`main header dt:contains("${label}")`).next().text()
        : $(`main .fold th, main details th`)
            .filter((_, th) => $(th).text() === label)
            .first()
            .next()
            .text(),
    );
  const listed = (title: string) =>
    sorted(
      part("acceptance")
        .find("h3, h4")
        .filter((_, heading) => $(heading).text() === title)
        .nextUntil("h3, h4, details:not([data-situation])")
        .find("li")
        .addBack("li")
        .toArray()
        .map((item) => situation(item) + squeezed($(item).text())),
    );
  return {
    materials: sorted(
      cells("materials").map(
        ([name, need, source]) =>
          situation(name ?? "") +
          squeezed(`${withoutNotes(name ?? "")}|${withoutNotes(need ?? "").replace(/ (?=\S+ \d+ 份$)/u, "，")}|${$(source ?? "").text()}`),
      ),
    ),
    total: squeezed(part("materials").find("p").first().text()),
    conditions: listed("受理条件"),
    refusals: listed("有些情形不予受理"),
    fees: sorted(
      cells("fees").map(
        (row) =>
          situation(row[0] ?? "") +
          squeezed(
            row
              .slice(0, 3)
              .map((cell) => $(cell).text())
              .join("|"),
          ),
      ),
    ),
    steps: all(
      part("flow")
        .find("ol > li")
        .toArray()
        .map((item) => {
          const name = $(item).children("strong").text();
          const apart = $(item).children("[data-situation]");
          const body = apart.length > 0 ? apart : $(item);
          const [who] = body.children("span").toArray().slice(-1);
          const text = body.clone().children().remove().end().text();
          return `${squeezed(apart.children("summary").text())}${name}|${$(who ?? "").text()}|${text}`;
        }),
    ),
    // The modern face says it in its own words, and the table of fees below.
    cost: face === "v2" ? fact("收费") : squeezed(fees.length === 0 ? part("fees").find("p").text().replace(/。$/, "") : ""),
    visits: fact("到现场"),
    promise: fact("承诺办结"),
    law: squeezed($('main th:contains("法定办结时限")').first().next().text()),
    channels: squeezed(part("flow").children("p").first().text()),
    excluded: squeezed(textsOf($, `main ${EXCLUDED}`).join("、")),
  };
}

function inMarkdown(markdown: string): Said {
  const text = markdown.replaceAll(/\\([\\`*_{}[\]<>#|~.)])/g, "$1");
  const after = (heading: string) => text.split(`\n${heading}\n`)[1]?.split(/\n#{2,3} /u)[0] ?? "";
  const rows = (heading: string) =>
    after(heading)
      .split("\n")
      .filter((row) => row.startsWith("| "))
      .slice(2)
      .map((row) => row.slice(2, -2).split(" | "));
  const fact = (label: string) => squeezed(new RegExp(`^- \\*\\*${label}\\*\\*：(.*)$`, "mu").exec(text)?.[1] ?? "");
  const lines = (heading: string) => after(heading).split("\n");
  const items = (heading: string) => all(lines(heading).flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : [])));
  return {
    materials: all(rows("## 申请材料").map(([name, need, source]) => `${name}|${need}|${source}`)),
    total: squeezed(lines("## 申请材料")[1] ?? ""),
    conditions: items("### 受理条件"),
    refusals: items("### 有些情形不予受理"),
    fees: all(rows("## 收费项目信息").map(([name, standard, basis]) => `${name}|${standard}|${basis}`)),
    steps: all(rows("## 办理流程").map(([name, who, what]) => `${name?.replace(/^\d+\. /, "")}|${who}|${what}`)),
    cost: fact("收费"),
    visits: fact("到现场"),
    promise: fact("承诺办结"),
    law: fact("法定办结时限"),
    channels: squeezed(lines("## 办理流程")[1] ?? ""),
    excluded: squeezed(/^按您的回答不用带：(.*)。$/mu.exec(text)?.[1] ?? ""),
  };
}

test("200 tasks and answers drawn by seed are the same field by field in both faces, the checklist, Markdown and the contract, some in the PDF; what is open is marked", async () => {
  test.setTimeout(240_000);
  const asking = (await guidesIn(COUNTY)).filter((guide) => isSingle(guide) && guide.rules.questions.length > 0);
  const next = randomly(19);
  const pairs = Array.from({ length: PAIRS }, () => {
    const { code, rules } = asking[Math.floor(next() * asking.length)] as Guide;
    return {
      code,
      answers: Object.fromEntries(
        rules.questions.flatMap(({ id, options }) => (next() < 0.3 ? [] : [[id, options[Math.floor(next() * options.length)]?.id ?? ""] as const])),
      ),
    };
  });
  let marked = 0;
  // Documents are limited by address: a portal behind a proxy, so that each of them is asked for from another one.
  const portal = await startPortal({ env: { TRUST_PROXY: "1" } });
  const documentOf = (path: string, index: number) => fetch(portal.origin + path, { headers: { "x-forwarded-for": `198.51.100.${index % 200}` } });
  const compared = inParallel(6, [...pairs.entries()], async ([index, { code, answers }]) => {
    const about = `${code} ${JSON.stringify(answers)}`;
    const contract = Object.entries(answers).map((pair) => pair.join(":"));
    const guide = await ask(auditItemDetail, { TASK_CODE: code, ANSWERS: contract.join(",") });
    const expected = wanted(guide);
    const { personal } = guide;
    if (!personal) throw new Error(`${about} is the same for everybody`);
    expect(personal.answers, about).toEqual(answers);
    const open = [...personal.undecided.conditions, ...personal.undecided.fees, ...personal.undecided.steps];
    marked += open.length;

    for (const face of FACES) {
      const $ = await servedPage(`${guidePath(face, guide)}?${query(answers)}`);
      const modern = face === "v3" && guide.fees.length > 0 ? { cost: "" } : {};
      expect(onPage($, face, guide), `${face} ${about}`).toEqual({ ...(face === "v3" ? wantedFolded(guide) : expected), ...modern });
      for (const text of [...personal.notes, ...(personal.stop ? [personal.stop.text] : [])]) expect(said($), `${face} ${about}`).toContain(squeezed(text));
    }

    const checklist = await servedPage(`/portal/v2/guide/${code}/checklist?${query(answers)}`);
    const boxes = checklist("main li:has(input[type=checkbox])").toArray();
    expect(boxes.map((box) => textOf(checklist(box).find("b"))).toSorted(), about).toEqual(guide.materials.map(({ name }) => name).toSorted());
    for (const box of boxes) {
      const mark = caseMark(guide, "materials", textOf(checklist(box).find("b")));
      expect(checklist(box).text().includes("视情况（看"), about).toBe(mark !== "");
      expect(checklist(box).text(), about).toContain(mark);
    }
    expect(said(checklist), about).toContain(expected.total);
    expect(squeezed(textsOf(checklist, `main ${EXCLUDED}`).join("、")), about).toBe(expected.excluded);

    const markdown = inMarkdown(await (await documentOf(`/portal/v2/guide/${code}.md?${query(answers)}`, index)).text());
    expect(markdown, `Markdown ${about}`).toEqual(expected);

    if (index % (PAIRS / PDFS) !== 0) return;
    const pdf = await documentOf(`/portal/pdf/guide/${code}.pdf?${query(answers)}`, index);
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    const { materials, conditions, fees, steps, refusals, ...lines } = expected;
    const cells = [...materials, ...fees, ...steps].flatMap((row) => row.split("|"));
    for (const one of [...cells, ...conditions, ...refusals, lines.law, lines.total, lines.cost, lines.visits, lines.promise, lines.channels])
      expect(text, about).toContain(one);
  });
  await compared.finally(() => portal.stop());
  expect(marked).toBeGreaterThan(20);
});

test("a guide of a city without counties says once who does the work of the county, on each page and document, and not in its introduction", async () => {
  const { items } = await ask(auditItems, { AREA_CODE: WITHOUT_COUNTIES, ISLOCALLEVEL: "1", PAGESIZE: 40 });
  let found = 0;
  for (const { taskCode } of items) {
    const guide = await ask(auditItemDetail, { TASK_CODE: taskCode });
    if (guide.regionNote === "" || found > 2) continue;
    found += 1;
    expect(guide.lead).not.toContain("不设县、区");
    const note = squeezed(guide.regionNote);
    const times = (text: string) => squeezed(text).split(note).length - 1;
    for (const face of FACES) {
      expect(times((await servedPage(guidePath(face, guide)))("main").text()), face).toBe(1);
      expect(times((await servedPage(`/portal/${face}/guide/${taskCode}/checklist`))("main").text()), face).toBe(1);
    }
    expect(times(await (await fetch(`${origin()}/portal/v2/guide/${taskCode}.md`)).text())).toBe(1);
  }
  expect(found).toBeGreaterThan(0);
  for (const { regionNote } of await guidesIn(COUNTY)) expect(regionNote).toBe("");
});

test("guides list the changes of substance that the pack has, and none of wording", async () => {
  const folder = join(root, "apps/server/province/guangdong/tasks");
  const entries = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").match(/^ {2}- \{ version: \d+, date: .*$/gmu) ?? []);
  const texts = (of: (entry: string) => boolean) => new Set(entries.filter(of).map((entry) => / text: (.*) \}$/u.exec(entry)?.[1] ?? ""));
  const substance = texts((entry) => entry.includes("kind: substance"));
  const wording = texts((entry) => !entry.includes("kind: substance"));
  expect([substance.size > 50, wording.size > 100]).toEqual([true, true]);
  const guides = await guidesIn(COUNTY);
  const shown = guides.flatMap(({ changes }) => changes.map(({ text }) => text.replace(/^\d+年\d+月\d+日起：/u, "")));
  expect(shown.length).toBeGreaterThan(10);
  for (const text of shown) expect([substance.has(text), wording.has(text)], text).toEqual([true, false]);
  const changed = guides.find((guide) => isSingle(guide) && guide.changes.length > 0);
  if (!changed) throw new Error("no guide changed in substance");
  for (const face of FACES) expect(said(await servedPage(guidePath(face, changed)))).toContain(squeezed(changed.changes[0]?.text ?? "no change"));
});

test("the comparison across cities keeps the answers, and complaints on the same line as questions say so", async () => {
  const guide = await guideWhere(
    COUNTY,
    (one) => isSingle(one) && one.rules.parts.some(({ id }) => id.startsWith("materials.")) && one.rules.stops.length === 0,
  );
  const answers = Object.fromEntries(guide.rules.questions.map(({ id, options }) => [id, options.find(({ stop }) => !stop)?.id ?? ""]));
  const contract = Object.entries(answers).map((pair) => pair.join(":"));
  const mine = await ask(auditItemDetail, { TASK_CODE: guide.code, ANSWERS: contract.join(",") });
  for (const face of FACES) {
    const path = `/portal/${face}/guide/${guide.code}/compare`;
    const $ = await servedPage(`${path}?${query(answers)}`);
    expect(said($)).toContain(squeezed(materialsText(mine)));
    expect($(`main a[href="${path}"]`).text()).toBe("不按回答比较");
    expect($(`main a[href*="/guide/1"][href*="?a."]`).length).toBeGreaterThan(0);
    expect($('meta[name="robots"]').attr("content")).toContain("noindex");
  }
  const same = await guideWhere(COUNTY, ({ consultPhone, complaintPhone }) => consultPhone.endsWith(`-${complaintPhone}`));
  const other = await guideWhere(COUNTY, ({ consultPhone, complaintPhone }) => !consultPhone.endsWith(`-${complaintPhone}`));
  for (const face of FACES) {
    const row = async (one: Guide) => (await servedPage(guidePath(face, one)))('th:contains("投诉电话")').next();
    expect((await row(same)).text()).toBe(`${same.complaintPhone}（和咨询是同一条热线）`);
    expect((await row(same)).find("a").attr("href")).toBe(`tel:${same.complaintPhone}`);
    expect((await row(other)).text()).toBe(other.complaintPhone);
  }
});

test("legal bases are open data: each has its article, its number or the reason why there is none", async () => {
  const answer = await fetch(`${origin()}/portal/open-data/legal-bases.json`);
  const { rows } = (await answer.json()) as { rows: Record<string, string>[] };
  expect(rows.length).toBeGreaterThan(1000);
  for (const { law, article, text } of rows) {
    if (article === "" && /(?:通知|意见|公告)$/u.test(law ?? "")) expect(text, law).toContain("不分条");
  }
  const [guide] = await guidesIn(COUNTY);
  const own = rows.filter(({ code }) => code === guide?.basicCode);
  expect(own.map(({ law }) => law)).toEqual(guide?.basis.map(({ law }) => law));
});

test("each section of a guide says on demand where its facts come from and when they were checked, as the open data do", async () => {
  const { rows } = (await (await fetch(`${origin()}/portal/open-data/task-facts.json`)).json()) as { rows: Record<string, string>[] };
  for (const row of rows) {
    expect([row.source === "", /^20\d\d-\d\d-\d\d$/u.test(row.checked ?? ""), (row.due ?? "") > (row.checked ?? "")], JSON.stringify(row)).toEqual([
      false,
      true,
      true,
    ]);
  }
  const guide = await guideWhere(COUNTY, ({ fees, term }) => fees.length > 0 && term?.statutory !== undefined);
  // Those of single cities stand behind: a guide has its own city's alone.
  const own = rows.filter(({ code, fact }) => code === guide.basicCode && fact?.startsWith("本市规定") === false);
  expect(rows.filter(({ fact, source }) => fact?.startsWith("本市规定") && source).length).toBeGreaterThan(50);
  expect(own.length).toBe(guide.conditions.filter((text) => !text.startsWith(LOCAL_RULE)).length + guide.materials.length + guide.fees.length + 2);
  for (const face of FACES) {
    const $ = await servedPage(guidePath(face, guide));
    const folded = textsOf($, 'main details:has(> summary:contains("出处和核对日期"))').map(squeezed).join("");
    for (const { source } of own) expect(folded, face).toContain(squeezed(source ?? ""));
    expect(folded).toContain("核对，");
  }
});

test("the checker that is built with the portal lists what was not looked at since a day and counts what is prose", () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ["dist/province.js", ...args], { cwd: join(root, "apps/server"), encoding: "utf8" });
  const stale = run("stale", "--since", "2026-11-10");
  expect(stale.status).toBe(0);
  expect(stale.stdout).toMatch(/个事项在 2026-11-10 以后没有核对修改过。\n$/u);
  const lines = stale.stdout.split("\n").slice(0, -2);
  for (const line of lines) expect(line).toMatch(/^20\d\d-\d\d-\d\d {2}tasks\//u);
  expect(lines.filter((line) => line >= "2026-11-10")).toEqual([]);
  expect(run("count").stdout).toMatch(/说明里还有条件的材料：\d+（[\d.]+%）/u);
});

test("a guide names the kind of window that takes it: a police station for households and identity cards, with an honest word where no address is known", async () => {
  const guide = await guideWhere(COUNTY, ({ name, steps }) => name.includes("居民身份证") && steps.some(({ text }) => text.includes("户政窗口")));
  const [station, hall] = guide.windows;
  expect(station).toMatchObject({ name: "就近的派出所户政窗口", address: "地址以当地公安机关公布的为准" });
  expect(hall?.address).toContain("示例地址");
  for (const face of FACES) expect(said(await servedPage(guidePath(face, guide)), "section[aria-labelledby=windows-title]")).toContain("没有各派出所的地址");
  const [row] = textsOf(await servedPage(guidePath("v3", guide)), "main dl > div:nth-child(2) dd");
  expect(row).toContain("就近的派出所户政窗口");
  // Appointments are for the hall, not for the station: the button says so, and they are for the window of the police there.
  for (const face of FACES) {
    const page = await servedPage(guidePath(face, guide));
    const booking = page('main a[href*="/appointment?task="]');
    expect(textOf(booking.first()), face).toBe("预约大厅窗口");
    const slots = await servedPage(booking.first().attr("href") ?? "");
    expect(textOf(slots("main")), face).toContain(hall?.name ?? "-");
    expect(slots('main a[href*="/appointment/book?"]').first().attr("href"), face).toContain(encodeURIComponent("公安服务"));
  }
  // What a hospital does is not booked at the hall, whoever links there.
  const elsewhere = await guideWhere(COUNTY, ({ windows }) => windows[0]?.name === "接生的医院");
  expect(elsewhere.windows.map(({ note }) => note)).toEqual([expect.stringContaining("不在政务服务大厅办")]);
  for (const face of FACES) {
    expect((await servedPage(guidePath(face, elsewhere)))('main a[href*="/appointment?"]')).toHaveLength(0);
    const { status, headers } = await fetch(`${origin()}/portal/${face}/appointment?task=${elsewhere.code}`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, `${guidePath(face, elsewhere)}#windows`]);
  }
});

test("each guide says when it passed which rules, and links them", async () => {
  const guide = await guideWhere(COUNTY, isSingle);
  for (const face of FACES) {
    const link = (await servedPage(guidePath(face, guide)))('main a:contains("按这些规则检查过")');
    const checked = dayText(guide.checked);
    expect(textOf(link)).toBe(`${checked.slice(0, -5)}按这些规则检查过`);
    const rules = await servedPage(link.attr("href") ?? "");
    expect(textsOf(rules, "main h2")).toContain("办事指南怎样检查");
    expect(rules("main li").length).toBeGreaterThan(7);
    expect(said(rules)).toContain(`最近一次检查现在的内容在${checked}通过全部检查，写入本站。`);
  }
});

test("sixty guides drawn by seed answer what to bring, where to go, what it costs and how long it takes", async () => {
  const next = randomly(60);
  const drawn = (await guidesIn(COUNTY))
    .filter(isSingle)
    .map((guide) => ({ guide, place: next() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, 60);
  await inParallel(6, drawn, async ({ guide }) => {
    const $ = await servedPage(guidePath("v3", guide));
    const answer = $("main dl").first();
    const labels = answer.find("dt").toArray();
    expect(
      labels.map((label) => $(label).text()),
      guide.name,
    ).toEqual(["要带", "去哪", "花费", "多久"]);
    for (const value of answer.find("dd").toArray()) expect($(value).text().trim(), guide.name).not.toBe("");
  });
});
