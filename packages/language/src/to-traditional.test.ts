import { expect, test } from "vitest";
import { toTraditional } from "./to-traditional";

test("texts keep their length, so that nothing is cut elsewhere than before", () => {
  for (const text of ["身份证", "𠮷野家发票", "a后b", "", "发", "^里和$"]) expect(toTraditional(text)).toHaveLength(text.length);
});
