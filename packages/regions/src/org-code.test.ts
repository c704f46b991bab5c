import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isOrgCode, orgCheckCharacter } from "./org-code";

// Numbers that public deep links use, and the example of GB 11714 itself.
test.each(["006940386", "006939756", "MB2D0164X", "00693981X", "553612461", "D2143569X"])("%s is valid", (code) => {
  expect(isOrgCode(code)).toBe(true);
});

test.each(["006940387", "MB2D01640", "mb2d0164x", "00694038", "0069403866", "00694038-6", "", "00694038x"])("%s is not", (code) => {
  expect(isOrgCode(code)).toBe(false);
});

test("every body has exactly one check character", () => {
  const body = fc.stringMatching(/^[0-9A-Z]{8}$/);
  fc.assert(
    fc.property(body, (eight) => {
      expect("0123456789X".split("").filter((check) => isOrgCode(eight + check))).toEqual([orgCheckCharacter(eight)]);
    }),
  );
});
