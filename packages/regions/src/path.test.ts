import { describe, expect, test } from "vitest";
import { departmentPath, hallPath, pathInApp } from "./path";

test.each([
  ["440000", "v2", "/portal/v2/index?region=440000"],
  ["440100", "v3", "/portal/v3/index?region=440100"],
  ["440106", "v2", "/portal/v2/index?region=440106"],
  ["441900", "v2", "/portal/v2/index?region=441900"],
  ["440106001000", "v2", "/portal/v2/country-hall?region=440106001000"],
  ["440106001000", "v3", "/portal/v3/country-hall?region=440106001000"],
  ["440106001001", "v2", "/portal/country-hall-child?region=440106001001"],
  ["440106001001", "v3", "/portal/country-hall-child?region=440106001001"],
] as const)("the page of %s in %s", (code, version, path) => {
  expect(hallPath(code, version)).toBe(path);
});

test("no page for what is no region", () => {
  expect(() => hallPath("javascript:", "v2")).toThrow(RangeError);
});

test("a department's window; its number cannot leave the parameter", () => {
  expect(departmentPath("00693981X", "v3")).toBe("/portal/v3/branch-hall?orgCode=00693981X");
  expect(departmentPath("00693981X", "v3", "440000")).toBe("/portal/v3/branch-hall?orgCode=00693981X");
  expect(departmentPath("YKWR01006", "v2", "440100")).toBe("/portal/v2/branch-hall?orgCode=YKWR01006&region=440100");
  expect(departmentPath("T01030018", "v3", "440103001000")).toBe("/portal/v3/country-hall?region=440103001000");
  expect(departmentPath("C03MQ4R40", "v3", "440106001001")).toBe("/portal/country-hall-child?region=440106001001");
  expect(() => departmentPath("YKWR01006", "v2", "x")).toThrow(RangeError);
  expect(departmentPath("1&region=2", "v2")).toBe("/portal/v2/branch-hall?orgCode=1%26region%3D2");
});

describe("the header takes the first seven characters off a siteUrl", () => {
  test.each([
    ["/portal/v2/index?region=440100", "/v2/index?region=440100"],
    ["/portal/country-hall-child?region=440106001001", "/country-hall-child?region=440106001001"],
    ["/portal?region=440100", "?region=440100"],
    ["/portal", "/"],
  ])("%s → %s", (siteUrl, path) => {
    expect(pathInApp(siteUrl)).toBe(path);
  });

  test.each(["http://www.example.org/portal/", "https://www.example.org/", "/portals/x", "//portal/x", "portal/v2", ""])(
    "“%s” leads out of the app",
    (siteUrl) => {
      expect(pathInApp(siteUrl)).toBeUndefined();
    },
  );
});
