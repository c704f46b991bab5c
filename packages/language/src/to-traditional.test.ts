import { expect, test } from "vitest";
import { toTraditional } from "./to-traditional";

test("texts keep their length, so that nothing is cut elsewhere than before", () => {
  for (const text of ["身份证", "𠮷野家发票", "a后b", "", "发", "^里和$"]) expect(toTraditional(text)).toHaveLength(text.length);
});

test.each([
  ["合同里写明租金", "合同裏寫明租金"],
  ["在劳动合同里约定", "在勞動合同裏約定"],
  ["里水镇的合同里", "里水鎮的合同裏"],
])("里 is the inside after 合同, and not in the name of a place: %s", (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});
