import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { onEachDatabase } from "../data/testing";
import { allTasks, fillWith, guangdong } from "../province/testing";
import { createSearch } from "./search";

type Query = { q: string; want: string[]; region?: string };

const queries = parse(readFileSync(new URL("../../../../e2e/search/queries.yaml", import.meta.url), "utf8")) as Query[];
const ids = guangdong().tasks.map((task) => task.id);

/** Least share of questions with a wanted task among the first three hits. */
const PRECISION = 0.95;

test("the set is large, without repetition, and asks only for tasks that exist", () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
  expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  for (const { q, want } of queries) for (const slug of want) expect(ids, q).toContain(slug);
});

onEachDatabase((name, open) => {
  test("people find what they ask for among the first three", { timeout: 120_000 }, async () => {
    const database = await open();
    await fillWith(database, allTasks);
    const search = await createSearch(database, guangdong().synonyms);
    let third = 0;
    let first = 0;
    const misses: string[] = [];
    for (const { q, want, region } of queries) {
      const found = await search.tasks(q, "440000");
      const hits = found.tasks.slice(0, 3).map(({ task }) => ids[task.id - 1] ?? "");
      const right = hits.some((slug) => want.includes(slug)) && (region === undefined || found.region === region);
      if (right) third += 1;
      else misses.push(`${q} → ${hits.join(", ")}${found.correction ? ` (${found.correction})` : ""} ${found.region}, wanted ${want.join(" or ")}`);
      if (want.includes(hits[0] ?? "")) first += 1;
    }
    const share = (count: number): string => (count / queries.length).toFixed(3);
    console.log(
      `${name}: ${queries.length} questions, first three ${share(third)}, first ${share(first)}${misses.map((miss) => `\n  missed: ${miss}`).join("")}`,
    );
    expect(third / queries.length, misses.join("\n")).toBeGreaterThanOrEqual(PRECISION);
  });
});
