import type { Version } from "@onehall/regions";
import { PAGES, type CsvPage, type Page, type PageId } from "./manifest";

/** Where modules stand, as seen from the `app` folder of a face. */
const MODULES = "../../../packages/portal/src";
/** Answers for every list as a file. */
const CSV_MODULE = "routes/csv.ts";

const pages = Object.entries(PAGES) as [PageId, Page][];

/** The patterns of a page in a face, older ones behind its own; none where the face lacks it. */
export function patternsOf(id: PageId, face: Version): readonly string[] {
  const page: Page = PAGES[id];
  const own = page[face];
  return "absent" in own ? [] : [...own, ...((face === "v2" && page.legacyPaths) || [])];
}

/** Patterns at which a page's list is a file; older addresses have none. */
function csvOf(page: Page, face: Version): string[] {
  const { csv } = page;
  const own = page[face];
  return csv === undefined || "absent" in own || (csv === "v2" && face === "v3") ? [] : own.map((address) => `${address}.csv`);
}

/** Every address pattern of both faces, files left out. */
export const ALL_PATTERNS: readonly string[] = pages.flatMap(([id]) => [...patternsOf(id, "v2"), ...patternsOf(id, "v3")]);

/** The page whose list is the file at a pattern. */
export const CSV_PAGES: ReadonlyMap<string, CsvPage> = new Map(
  pages.flatMap(([id, page]) => [...csvOf(page, "v2"), ...csvOf(page, "v3")].map((address) => [address, id as CsvPage])),
);

/** A route as React Router's routes.ts takes it; the file is seen from the `app` folder. */
type Route = { id: string; path: string; file: string };

type OwnPage = { [Id in PageId]: (typeof PAGES)[Id]["module"] extends "own" ? Id : never }[PageId];

/** The routes of a face, each known by its pattern. @param own the files of pages that each app has for itself, seen from its `app` folder */
export function routesOf(face: Version, own: Record<OwnPage, string>): Route[] {
  const route = (path: string, file: string): Route => ({ id: path, path, file });
  return [
    ...pages.flatMap(([id, page]) => {
      const module = typeof page.module === "string" ? page.module : page.module[face];
      const file = module === "own" ? own[id as OwnPage] : `${MODULES}/${module}`;
      return [...patternsOf(id, face).map((path) => route(path, file)), ...csvOf(page, face).map((path) => route(path, `${MODULES}/${CSV_MODULE}`))];
    }),
    route("*", `${MODULES}/routes/not-found.tsx`),
  ];
}
