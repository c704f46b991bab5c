import { currentRegion } from "@onehall/api";
import { initialRegion, type Version } from "@onehall/regions";
import { type PageId, PAGES } from "@onehall/routes";
import { pagePath } from "@onehall/routes/path";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { portalOf } from "../app/context";
import { summarise, type RegionSummary } from "../app/region-summary";
import { orNotFound } from "../page/calls";
import { columnMeta, siteMeta } from "../page/meta";
import { OTHER_NAMES, PAGE_NAMES } from "./names";
import results from "./results.json";

/** What a page can look like, in the order of the counts; the classic face is never dark. */
export const LOOKS = ["标准", "长辈版", "高对比", "深色"] as const;

/** Elements that break a rule, by look. */
export type Counts = readonly number[];

/** What `npm run bench -- accessibility` writes. Days are YYYY-MM-DD. */
export type Measured = {
  /** Name and version of what looked. */
  engine: string;
  browser: string;
  /** CSS pixels of the window. */
  width: number;
  pages: Partial<Record<PageId, { day: string } & Partial<Record<Version, Counts>>>>;
  /** Pages that belong to no face: those in English, and those that the server draws by itself. */
  others: Record<string, { day: string; counts: Counts }>;
};

export const measured: Measured = results;

/** A page: `absent` where the face lacks it; without a day and counts where it was not measured. */
export type Row = { id: string; name: string; day?: string } & Partial<Record<Version, Counts | "absent">>;
export type OtherRow = { id: string; name: string; day: string; counts: Counts };

export type ResultsData = { region: RegionSummary; rows: Row[]; others: OtherRow[] } & Pick<Measured, "engine" | "browser" | "width">;

/** Every page of the manifest in its order: one that was not measured is not left out. */
export const rowsOf = ({ pages }: Measured): Row[] =>
  (Object.keys(PAGES) as PageId[]).map((id) => {
    const of = (face: Version) => ("absent" in PAGES[id][face] ? "absent" : pages[id]?.[face]);
    return { id, name: PAGE_NAMES[id], day: pages[id]?.day, v2: of("v2"), v3: of("v3") };
  });

/** What the last automatic accessibility check found on each page, for everybody to see. @see GOV-20 */
export async function loadResults({ context, url }: LoaderFunctionArgs): Promise<ResultsData> {
  const view = await orNotFound(portalOf({ context }).client.call(currentRegion, { regCode: initialRegion(url.searchParams) }));
  const { engine, browser, width } = measured;
  const others = Object.entries(measured.others).map(([id, { day, counts }]) => ({ id, name: OTHER_NAMES[id] ?? id, day, counts }));
  return { region: summarise(view), rows: rowsOf(measured), others, engine, browser, width };
}

export const resultsMeta: MetaFunction<typeof loadResults> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const description = "每一种页面最近一次自动检测无障碍的结果：哪一天检测、用什么检测、查得出什么、查不出什么。";
  return [
    ...siteMeta(matches, { title: "无障碍检测结果", description, canonical: pagePath("v2/about/accessibility") }),
    ...columnMeta({ name: "无障碍检测结果", description, keywords: ["无障碍", "检测结果", "WCAG"], type: "概况信息" }),
  ];
};
