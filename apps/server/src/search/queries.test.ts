import { readFileSync } from "node:fs";
import { Converter } from "opencc-js/cn2t";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { migrate, sql } from "../data";
import { newTemplate, onEachDatabase } from "../data/testing";
import { allTasks, fill, guangdong } from "../province/testing";
import { suggestionPrecision, precisionOf, type Prefix, type Query } from "./precision";
import { askBlind, type BlindQuestion, isHeldBack, brokenSuggestions, typedBeginnings } from "./blind";
import { normalise } from "./normalise";
import { createSearch } from "./search";
import { createVocabularyReader } from "./vocabulary";

const read = (file: string): unknown => parse(readFileSync(new URL(`../../../../e2e/search/${file}`, import.meta.url), "utf8"));
const queries = read("queries.yaml") as Query[];
const prefixes = read("prefixes.yaml") as Prefix[];
/** Questions written before the search was tuned, without those that name a town (search.test.ts) and the third that is held back. */
const unseen = (read("blind.yaml") as BlindQuestion[]).filter(({ place }, index) => !isHeldBack(index) && (place === undefined || place === "outside"));
/** Least shares of them. @see docs/decisions/search.md */
const LEAST_UNSEEN = { firstThree: 0.95, first: 0.85, english: 0.9, crisis: 1, crowned: 0.97, outside: 0.9 } as const;
/** Of so many prefixes one is typed here; `npm run bench -- search-quality --prefixes` types all of them. */
const PREFIX_STEP = 100;
/** Questions that the vocabulary was tuned on. */
const tuned = read("tuned.yaml") as (BlindQuestion & { kind: "crisis" | "outside" | "ordinary" })[];
const ids = guangdong().tasks.map((task) => task.id);

/** Least shares: a wanted task among the first three hits, in the first place; a wanted word among the first five offers. */
const LEAST = { firstThree: 0.97, first: 0.88, firstFive: 0.97 } as const;

/** The figures that the page about the search shows: they must hold. */
const published = parse(readFileSync(new URL("../../province/guangdong/search-quality.yaml", import.meta.url), "utf8")) as {
  questions: number;
  firstThree: number;
  first: number;
  prefixes: number;
  firstFive: number;
};

test("what the vocabulary was tuned on is still understood: danger and need, what is done elsewhere, and what only sounds like it", () => {
  const reader = createVocabularyReader(guangdong().vocabulary);
  const topicsOf = ({ q }: BlindQuestion) => ({ help: reader.help(normalise(q)), elsewhere: reader.elsewhere(normalise(q)) });
  expect(tuned.filter(({ crisis }) => crisis !== undefined).length).toBeGreaterThanOrEqual(80);
  expect(new Set(tuned.map(({ q }) => q)).size).toBe(tuned.length);
  for (const question of tuned) {
    const { help, elsewhere } = topicsOf(question);
    if (question.crisis !== undefined) expect(help, question.q).toContain(question.crisis);
    else
      expect([help, question.outside === undefined ? elsewhere : elsewhere.filter((id) => id === question.outside)], question.q).toEqual([
        [],
        question.outside === undefined ? [] : [question.outside],
      ]);
  }
});

test("the sets are large, without repetition, and ask only for tasks that exist", () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  for (const { q, want } of queries) for (const slug of want) expect(ids, q).toContain(slug);
  expect(prefixes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(prefixes.map(({ p }) => p)).size).toBe(prefixes.length);
});

/** A database with all tasks in it, and nothing of the families. */
const catalogue = await newTemplate("catalogue", () => {
  const pack = { ...allTasks(), families: [] };
  return async (database) => {
    await migrate(database);
    await fill(database, pack);
  };
});

test.each(["hk", "tw"] as const)("in the traditional characters of %s a question is the same question", (to) => {
  const traditional = Converter({ from: "cn", to });
  const asked = ["blind.yaml", "blind-second.yaml", "blind-third.yaml", "blind-fourth.yaml", "tuned.yaml", "queries.yaml"].flatMap(
    (file) => read(file) as Query[],
  );
  for (const { q } of asked.filter((_, index) => index % 3 === 0)) expect(normalise(traditional(q))).toBe(normalise(q));
});

const share = (part: number): string => part.toFixed(3);
const listed = (misses: readonly string[]): string => misses.map((miss) => `\n  missed: ${miss}`).join("");

/** What the first database answered: tasks with their scores. */
const answered = new Map<string, string>();

onEachDatabase((name, open) => {
  test("people find what they ask for among the first three, and are offered it while they type", { timeout: 120_000 }, async () => {
    const database = await open({ template: catalogue });
    const search = await createSearch(database, guangdong().synonyms, true, guangdong().vocabulary);
    const found = await precisionOf(search, queries, (task) => ids[task - 1] ?? "");
    console.log(`${name}: ${found.asked} questions, first three ${share(found.firstThree)}, first ${share(found.first)}${listed(found.misses)}`);
    const offered = await suggestionPrecision(database, search, prefixes);
    console.log(`${name}: ${offered.asked} prefixes, first five ${share(offered.firstFive)}${listed(offered.misses)}`);
    expect(found.firstThree, found.misses.join("\n")).toBeGreaterThanOrEqual(LEAST.firstThree);
    expect(found.first).toBeGreaterThanOrEqual(LEAST.first);
    expect(offered.firstFive, offered.misses.join("\n")).toBeGreaterThanOrEqual(LEAST.firstFive);
    expect([found.asked, offered.asked]).toEqual([published.questions, published.prefixes]);
    expect(found.firstThree).toBeGreaterThanOrEqual(published.firstThree);
    expect(found.first).toBeGreaterThanOrEqual(published.first);
    expect(offered.firstFive).toBeGreaterThanOrEqual(published.firstFive);
  });

  test("questions written beforehand are answered, and only what is the answer is shown as such", { timeout: 120_000 }, async () => {
    const database = await open({ template: catalogue });
    const search = await createSearch(database, guangdong().synonyms, false, guangdong().vocabulary);
    const result = await askBlind(search, unseen, { idOf: (task) => ids[task - 1] ?? "", pathOf: () => "" });
    for (const key of Object.keys(LEAST_UNSEEN) as (keyof typeof LEAST_UNSEEN)[])
      expect(result[key].right / result[key].asked, `${key}\n${result.misses.join("\n")}`).toBeGreaterThanOrEqual(LEAST_UNSEEN[key]);
    for (const { q } of [...unseen, ...tuned].filter((_, index) => index % 2 === 0)) {
      const found = await search.tasks(q, "440000");
      const told = [found.region, found.plain, found.correction, found.sure, ...found.tasks.map(({ task, score }) => `${task.id} ${score}`)].join();
      if (name === "sqlite") answered.set(q, told);
      else expect(told, q).toBe(answered.get(q));
    }
    if (name === "sqlite") {
      const typed = typedBeginnings(
        await database.all(sql<{ term: string; pinyin: string; initials: string }>`SELECT DISTINCT term, pinyin, initials FROM suggest ORDER BY term`),
      );
      expect(typed.length).toBeGreaterThan(100_000);
      expect(
        await brokenSuggestions(
          database,
          search,
          typed.filter((text, index) => index % PREFIX_STEP === 0 || text.length === 1),
        ),
      ).toEqual([]);
    }
  });
});
