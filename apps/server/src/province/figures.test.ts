import { expect, test } from "vitest";
import { figureGaps, figuresOf, withFigures } from "./figures";

test.each<[chinese: string, figures: string[]]>([
  ["停留期还有七天以上", ["7"]],
  ["十五日内，一百八十天以上", ["15", "180"]],
  ["有效期不满一年的每人400元，一年以上不满三年的每人800元", ["1", "400", "1", "3", "800"]],
  ["全年收入不超过12万元", ["120,000"]],
  ["1996年1月1日以前", ["1996", "1", "1"]],
  ["小学一年级，二维码，一次告知，上一年", []],
  ["两年，三个月，24小时，5个工作日", ["2", "3", "24", "5"]],
  ["科目一，考三个科目，申请三次以上", ["3", "3"]],
  ["", []],
])("figures of %s", (chinese, figures) => expect(figuresOf(chinese)).toEqual(figures));

test("a text takes its figures from the Chinese one, months by their names", () => {
  expect(withFigures("before {c} {b:month} {a}", "1996年1月2日以前")).toBe("before 2 January 1996");
  expect(withFigures("within {a} days, {b}", "30日内")).toBe("within 30 days, {b}");
  expect(figureGaps("within {b} days", "30日内")).toEqual({ unknown: ["b"], unused: ["a"] });
  expect(figureGaps("in {a} days or {a} nights", "30日内")).toEqual({ unknown: [], unused: [] });
});
