import { isOrgCode } from "@onehall/regions";
import fc from "fast-check";
import { expect, test } from "vitest";
import { creditCheck, creditCode, localOrg } from "./codes";

test.each(["11440000MB2D0164XH", "11440300MB2C94128A", "11440000553612461J", "11440100007482575H"])("%s carries its own check sign", (credit) => {
  expect(creditCheck(credit.slice(0, 17))).toBe(credit.slice(17));
});

test("a body that cannot be one is refused", () => {
  expect(() => creditCheck("1144000055361246I")).toThrow(RangeError);
});

test("an office has its credit code from the county's area and its own number", () => {
  expect(creditCode("440000", "553612461")).toBe("11440000553612461J");
  expect(creditCode("440106001001", localOrg("440106001001", "civil"))).toMatch(/^11440106C[0-9A-Z]{7}[0-9X][0-9A-Z]$/);
});

const digits = (length: number) => fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, "0"));

test("offices of different places never share a number, and every number is valid", () => {
  const region = fc.oneof(
    digits(4).map((area) => `44${area}`),
    digits(7).map((area) => `44${area}000`),
    digits(10).map((area) => `44${area}`),
  );
  fc.assert(
    fc.property(region, region, (one, other) => {
      const a = localOrg(one, "civil");
      expect(isOrgCode(a)).toBe(true);
      expect(a === localOrg(other, "civil")).toBe(one === other);
    }),
  );
});

test("departments of one place have numbers of their own", () => {
  expect(localOrg("440106", "civil")).not.toBe(localOrg("440106", "police"));
  expect(localOrg("440106", "civil")).toBe(localOrg("440106", "civil"));
});
