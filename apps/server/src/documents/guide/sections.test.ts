import { fieldList, type Guide, NO_RULES, type TaskField, type Values } from "@onehall/api";
import { expect, test } from "vitest";
import { markdownOf } from "../markdown/markdown";
import { guideOutline } from "./outline";

const ONE: Values = {
  text: "一",
  optionalText: "一",
  texts: ["一"],
  prose: [{ type: "p", text: "一" }],
  number: 1,
  count: 1,
  optionalCount: 1,
  day: "2026-11-01",
  flag: false,
  audiences: ["person"],
  depth: "Ⅰ",
  system: { name: "一", url: "https://one.example/" },
  files: [],
  rules: NO_RULES,
  term: null,
};
const OTHER: Values = {
  text: "二",
  optionalText: "二",
  texts: ["二"],
  prose: [{ type: "p", text: "二" }],
  number: 2,
  count: 2,
  optionalCount: 2,
  day: "2026-11-02",
  flag: true,
  audiences: ["company"],
  depth: "Ⅱ",
  system: { name: "二", url: "https://two.example/" },
  files: [{ name: "二", url: "/" }],
  rules: NO_RULES,
  term: null,
};

/** Parts off which a level or an audience is read: any text will not do. Names tell one value from the other. */
const CODES = new Map([
  ["code", "440100"],
  ["catalogCode", "001001001"],
]);

function valueOf(field: TaskField, values: Values): unknown {
  if ("wire" in field) return values[field.wire[1]];
  const record = Object.fromEntries(Object.entries(field.parts).map(([name, [, type]]) => [name, CODES.get(name) ?? values[type]]));
  return "list" in field ? [record] : record;
}

const one = Object.fromEntries(fieldList.map(([key, field]) => [key, valueOf(field, ONE)])) as Guide;
const written = (guide: Guide): string => markdownOf(guideOutline(guide, { origin: "https://hall.example.org", site: "样例", today: "2026-11-20" }));

// PDF and Markdown are made of the same outline.
test.each(fieldList.filter(([, { audience }]) => audience !== "programs"))("documents show %s", (key, field) => {
  expect(written({ ...one, [key]: valueOf(field, OTHER) })).not.toBe(written(one));
});
