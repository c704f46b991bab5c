import { expect, test } from "vitest";
import { paths, withQuery } from "./paths";
import { otherVersionPath, versionSwitchPath } from "./versions";

test("the notice of the modern face has its twin where the classic one draws it", () => {
  expect(otherVersionPath("/portal/v3/notice?id=a", "v2")).toBe("/portal/notice?id=a");
});

test.each([
  ["/portal/v2/guide/114?x=1", "/portal/v3/guide/114?x=1"],
  ["/portal/index?region=440100", "/portal/v3/index?region=440100"],
  ["/portal/index/440100?audience=company", "/portal/v3/index/440100?audience=company"],
  ["/portal/notice?id=a", "/portal/v3/notice?id=a"],
  ["/portal/guide-combo/1", "/portal/v3/guide-combo/1"],
  ["/portal/scene-guide/data?id=1&answers=a%3Ab", "/portal/v3/scene-guide/data?id=1&answers=a%3Ab"],
  ["/portal/personal/theme?region=440100", "/portal/v3/personal/theme?region=440100"],
  ["/portal/country-hall-child?region=440106001001", "/portal/v3/country-hall?region=440106001001"],
  ["/portal/v2/search?keyword=%E8%BA%AB", "/portal/v3/search?keyword=%E8%BA%AB"],
  ["/portal/v2/gov-people-interact?region=440100#advice", "/portal/v3/gov-people-interact?region=440100#advice"],
])("%s has its twin at %s", (path, twin) => {
  expect(otherVersionPath(path, "v3")).toBe(twin);
});

test("a twin of a twin is the page itself, where both are named by version", () => {
  for (const path of [
    "/portal/guide-combo/processing/1",
    "/portal/index/440100",
    "/portal/v2/guide/1",
    "/portal/v2/search?keyword=a",
    "/portal/v2/personal/theme?region=440100",
  ])
    expect(otherVersionPath(otherVersionPath(path, "v3"), "v2")).toBe(path);
});

test("empty values and a first page leave no trace in an address", () => {
  expect(withQuery("/a", { b: "", c: undefined, page: 1 })).toBe("/a");
  expect(withQuery("/a", { b: "身份 证&", page: 2 })).toBe("/a?b=%E8%BA%AB%E4%BB%BD+%E8%AF%81%26&page=2");
});

test("results carry the region under both names that public links use", () => {
  expect(paths.v2.search({ keyword: "a", region: "440300" })).toBe("/portal/v2/search?region=440300&keyword=a&areaCode=440300");
});

test("the switch leads to the same page in the other face, or to the hall where only one face has it", () => {
  expect(versionSwitchPath("/portal/v2/guide/114?x=1", "v3", "440100")).toBe("/portal/v3/guide/114?x=1");
  expect(versionSwitchPath("/portal/v2/retain-audit-agent-list?page=2", "v3", "440100")).toBe("/portal/v3/index?region=440100");
});
