import type { CheerioAPI } from "cheerio";
import { PAGES } from "@onehall/routes";
import { routeSamples } from "../support/route-samples";
import { everyAddress } from "../support/routes";
import { servedPage, textOf } from "../support/served-page";
import { inParallel } from "../support/in-parallel";
import { squeezed, taskCodesOf, textsOf } from "../support/page-parts";
import { expect, origin, test } from "../support/test";

/** Both faces say the same facts in another arrangement. @see PORTAL-18, GUIDE-45, PAGE-51 */
const GUIDES = 200;
/** Where a code says which task it is; before it stand region and department. */
const TASK = 19;
/** Of the lines that the modern face shows at once, so many may be lines of the classic one. */
const MOST_SHARED = 0.5;
/** Pages asked for in both faces at a time: one core draws them. */
const ABREAST = 2;

/** One guide of each of so many tasks, spread over all tasks and regions. */
async function guides(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin()}/portal/sitemap/guides-1.xml`)).text();
  const ofTask = new Map<string, string[]>();
  for (const [, code = ""] of sitemap.matchAll(/\/portal\/v2\/guide\/([0-9A-Z]{31})/g)) {
    const task = code.slice(TASK);
    ofTask.set(task, [...(ofTask.get(task) ?? []), code]);
  }
  const tasks = [...ofTask.values()];
  // 7919 is prime: neighbours in the list lie in different regions.
  return Array.from({ length: GUIDES }, (_, index) => {
    const codes = tasks[Math.floor((index * tasks.length) / GUIDES)] ?? [];
    return codes[(index * 7919) % codes.length] ?? "";
  });
}

/** What an open question decides is marked in the classic face; in the modern one it stands under its situation, where it is 必要. @see GUIDE-76 */
const unmarked = (text: string): string => text.replace(/^视情况（看.*?）：/u, "").replace(/^非必要 /u, "必要 ");

/** Texts of the classic page that the modern one says nowhere. Steps that are open are compared by their fields in guides-personal.spec.ts. */
function missing(classic: CheerioAPI, modern: CheerioAPI): string[] {
  const said = new Set(textsOf(modern, "main *").map(unmarked));
  return textsOf(classic, 'main section :is(h2, h3, p, th, td, dt, dd, ul > li, ol > li:not(:contains("视情况（看")))')
    .map(unmarked)
    .filter((text) => text !== "" && !said.has(text));
}

/** Share of the lines that the modern page shows at once which the classic page has too, 0 to 1. */
function shared(classic: CheerioAPI, modern: CheerioAPI): number {
  const old = new Set(textsOf(classic, "main :is(h1, h2, h3, p, li, dt, dd, td, th, summary)"));
  const shown = [...textsOf(modern, "main summary"), ...textsOf(modern, "main :is(h1, h2, h3, p, li, dt, dd):not(details *, nav *)")].filter(
    (text) => text !== "",
  );
  return shown.filter((text) => old.has(text)).length / shown.length;
}

async function inBothFaces(path: string): Promise<[CheerioAPI, CheerioAPI]> {
  const [classic, modern] = await Promise.all([servedPage(path), servedPage(path.replace(/^\/portal\/(?:v2\/)?/, "/portal/v3/"))]);
  return [classic, modern];
}

test("200 guides say in both faces what they say, and at most half of what the modern one shows is a line of the classic one", async () => {
  const codes = await guides();
  expect(new Set(codes.map((code) => code.slice(TASK))).size).toBe(GUIDES);
  await inParallel(ABREAST, codes, async (code) => {
    const [classic, modern] = await inBothFaces(`/portal/v2/guide/${code}`);
    expect(textsOf(classic, "main section :is(p, li, td, dd)").length, code).toBeGreaterThan(20);
    expect.soft(missing(classic, modern), code).toEqual([]);
    expect.soft(shared(classic, modern), code).toBeLessThanOrEqual(MOST_SHARED);
  });
});

/** What a list says of a task, however it words it. */
type Row = { name: string; who: string; promise: string; online: boolean; visits: number };

const howOf = (text: string): Pick<Row, "online" | "visits"> => ({ online: /网/.test(text), visits: Number(/到现场 ?(\d+) 次/.exec(text)?.[1] ?? 0) });

/** Rows of the table of the classic face, and cards of the modern one. */
function rowsOf($: CheerioAPI): Row[] {
  const said = (part: ReturnType<CheerioAPI>) => squeezed(part.clone().children("details").remove().end().text());
  const rows = $("main tbody tr:has(td[data-label=实施机关])").toArray();
  const cell = (row: (typeof rows)[number], label: string) => $(row).children(`td[data-label=${label}]`);
  const cards = $("main li:has(> div > p > a):has(> div > ul)").toArray();
  return [
    ...rows.map((row) => ({
      name: said($(row).children("th")),
      who: said(cell(row, "实施机关")),
      promise: said(cell(row, "承诺办结")),
      ...howOf(textOf(cell(row, "办理方式"))),
    })),
    ...cards.map((card) => {
      const facts = $(card)
        .find("> div > ul > li")
        .toArray()
        .map((fact) => textOf($(fact)));
      return { name: said($(card).find("> div > p")), who: said($(card).find("> div > div")), promise: squeezed(facts[1] ?? ""), ...howOf(facts[0] ?? "") };
    }),
  ];
}

test("lists that differ hold the same tasks in the same number and say the same of each, told another way", async () => {
  const samples = await routeSamples(origin());
  const differs = (id: keyof typeof PAGES) => typeof PAGES[id].module === "object" && PAGES[id].module.v2 === "items/ServiceListPage.tsx";
  const paths = everyAddress(samples).filter(({ id, address }) => differs(id) && address.startsWith("/portal/v2/"));
  expect(paths.length).toBeGreaterThan(8);
  const tasks = ($: CheerioAPI) => taskCodesOf($, "main").toSorted();
  let compared = 0;
  const count = ($: CheerioAPI) => /共 (\d+) 项/.exec(textOf($("main")))?.[1];
  await inParallel(
    ABREAST,
    paths.map(({ address }) => address),
    async (path) => {
      const [classic, modern] = await inBothFaces(path);
      expect.soft(tasks(classic), path).not.toEqual([]);
      expect.soft(tasks(modern), path).toEqual(tasks(classic));
      expect.soft(count(modern), path).toBe(count(classic));
      expect.soft(rowsOf(modern), path).toEqual(rowsOf(classic));
      compared += rowsOf(classic).length;
      expect.soft(shared(classic, modern), path).toBeLessThanOrEqual(MOST_SHARED);
    },
  );
  expect(compared).toBeGreaterThan(50);
});

test("every combined task says in both faces what it says", async () => {
  const list = await servedPage("/portal/guide-combo?region=440000");
  const codes = [...new Set([...list.html().matchAll(/\/portal\/guide-combo\/([0-9A-Z]{31})/g)].map(([, code = ""]) => code))];
  expect(codes.length).toBeGreaterThan(10);
  await inParallel(ABREAST, codes, async (code) => {
    const [classic, modern] = await inBothFaces(`/portal/guide-combo/${code}`);
    expect(textsOf(classic, "main section :is(p, li, td, dd)").length, code).toBeGreaterThan(20);
    expect.soft(missing(classic, modern), code).toEqual([]);
    expect.soft(shared(classic, modern), code).toBeLessThanOrEqual(MOST_SHARED);
  });
});
