// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CSV_PAGES, PAGES, patternsOf, routesOf, SAMPLES, type Page, type PageId } from "@onehall/routes";
import { expect, test } from "vitest";
import { versionSwitchPath, otherVersionPath } from "../paths";

const src = fileURLToPath(new URL("..", import.meta.url));
const pages = Object.entries(PAGES) as [PageId, Page][];
const modules = [...new Set(pages.flatMap(([, { module }]) => (typeof module === "string" ? [module] : Object.values(module))))].filter(
  (module) => module !== "own",
);
const routes = { v2: routesOf("v2", { home: "home.tsx" }), v3: routesOf("v3", { home: "home.tsx" }) };

test("every module of the manifest is a route module, and every page is in the manifest", () => {
  for (const module of modules) expect(readFileSync(join(src, module), "utf8"), module).toMatch(/^export \{.* as default \}/m);
  const written = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!^errors\/Error)Page\.tsx$/.test(file));
  expect(written.filter((file) => !modules.includes(file as (typeof modules)[number]) && file !== "page/Page.tsx")).toEqual([]);
});

test("no address has two routes, what no page has is not found, and each face stays below its own addresses", () => {
  for (const [face, own] of Object.entries(routes)) {
    const paths = own.map(({ path }) => path);
    expect(new Set(paths).size, face).toBe(paths.length);
    expect(paths.at(-1), face).toBe("*");
    for (const path of paths.slice(0, -1)) expect(path.startsWith("v3/"), path).toBe(face === "v3");
  }
});

test("samples are of things that there are, and stand for every code in an address", () => {
  for (const [id, { sample }] of pages) {
    const named = [...`${sample?.query} ${sample?.csv}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(SAMPLES, id).toEqual(expect.arrayContaining(named));
    if ([...patternsOf(id, "v2"), ...patternsOf(id, "v3")].some((pattern) => /:id\b/.test(pattern))) expect(sample?.id, id).toBeDefined();
  }
});

test("a file stands beside a page of the same face", () => {
  for (const [pattern, id] of CSV_PAGES) {
    const face = pattern.startsWith("v3/") ? "v3" : "v2";
    expect(patternsOf(id, face)).toContain(pattern.replace(/\.csv$/, ""));
    expect(routes[face].find(({ path }) => path === pattern)?.file).toMatch(/routes\/csv\.ts$/);
  }
});

/** A pattern as an address: without what may be missing. */
const addressOf = (pattern: string): string => `/portal/${pattern.replace(/\/:\w+\?$/, "").replace(":service", "personal")}`;

test.each(pages)("the switch leads from %s to the same page in the other face, or to the hall where there is none", (id, { v2, v3 }) => {
  if ("absent" in v2) throw new Error("the classic face has every page");
  const hall = "/portal/v3/index?region=440100";
  const village = "/portal/v3/country-hall";
  const there = "absent" in v3 ? (id === "country-hall-child" ? village : hall) : addressOf(v3[0]);
  for (const pattern of patternsOf(id, "v2")) expect(versionSwitchPath(addressOf(pattern), "v3", "440100"), pattern).toBe(there);
  if ("absent" in v3) return;
  expect(patternsOf(id, "v2").map(addressOf)).toContain(otherVersionPath(there, "v2"));
});
