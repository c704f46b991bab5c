import { describe, expect, test } from "vitest";
import { dropRepeatedCrumb, groupDepartments } from "./view";

const crumbs = (...codes: string[]) => codes.map((code, index) => ({ code, name: `${index}` }));

describe("breadcrumbs", () => {
  test.each([
    [
      ["440000", "440100", "440100"],
      ["0", "2"],
    ],
    [["440000", "440000"], ["1"]],
    [
      ["440000", "440100"],
      ["0", "1"],
    ],
    [
      ["440000", "440000", "440100"],
      ["0", "1", "2"],
    ],
    [["440000"], ["0"]],
    [[], []],
  ])("%j keeps %j", (codes, kept) => {
    expect(dropRepeatedCrumb(crumbs(...codes)).map((crumb) => crumb.name)).toEqual(kept);
  });

  test("are copied, not changed", () => {
    const before = Object.freeze(crumbs("440000", "440000"));
    expect(dropRepeatedCrumb(before)).not.toBe(before);
    expect(before).toHaveLength(2);
  });
});

test("departments fall into two groups; anything but 1 is another public service", () => {
  const entries = ["1", "2", "", "x", "1"].map((dept_type, index) => ({ dept_type, index }));
  const { government, other } = groupDepartments(entries);
  expect(government.map((entry) => entry.index)).toEqual([0, 4]);
  expect(other.map((entry) => entry.index)).toEqual([1, 2, 3]);
});
