import { maxValue, minValue, number, pipe, regex, strictObject, string, type InferOutput } from "valibot";
import { sql } from "../../../data";
import { validateShape, readYaml } from "../../document";
import { family } from "../../family";
import { whole } from "../../shapes";

const share = pipe(number("应为数字"), minValue(0, "不能小于 0"), maxValue(1, "不能大于 1"));

const rules = strictObject({
  day: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/, "应为日期，如 2026-11-20")),
  questions: whole(1, 100_000),
  firstThree: share,
  first: share,
  prefixes: whole(1, 100_000),
  firstFive: share,
});

/** How well the fixed questions of e2e/search were answered when they were last asked: search-quality.yaml. @see docs/decisions/search.md */
export const searchQuality = family<InferOutput<typeof rules> | undefined>({
  name: "search-quality",
  read(folder, _core, problems) {
    const source = folder.file("search-quality.yaml");
    const reading = source && readYaml(source, problems);
    return reading && validateShape(rules, reading, problems);
  },
  tables: [
    {
      label: "写入搜索质量",
      clear: sql`DELETE FROM search_precision`,
      insert: sql`INSERT INTO search_precision (day, questions, first_three, first, prefixes, first_five)
        VALUES (${"day"}, ${"questions"}, ${"firstThree"}, ${"first"}, ${"prefixes"}, ${"firstFive"})`,
      rows: (figures) => (figures ? [figures] : []),
    },
  ],
  counts: (figures) => ({ 搜索测试问题: figures?.questions ?? 0 }),
});
