import { expect, test } from "vitest";
import { inFace } from "./in-face";
import { inRouter, localPath, pageOf, versionOf } from "./query";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=x", 1],
  ["page=1e9", 1],
])("page of %s", (query, page) => expect(pageOf(new URLSearchParams(query))).toBe(page));

test.each([
  ["/portal/v2/notices?region=440000", "/portal/v2/notices?region=440000"],
  ["/portal/../admin", null],
  ["/portal/\\example.com", null],
  ["//example.com/portal/", null],
  ["https://example.com/portal/", null],
  ["/portal/\n", null],
  ["", null],
  [null, null],
])("own path of %j", (path, own) => expect(localPath(path)).toBe(own));

test("the router puts the base in front itself", () => expect(inRouter("/portal/v2/index?region=440100")).toBe("/v2/index?region=440100"));

test.each([
  ["/portal/v3/country-hall", "v3"],
  ["/v3/country-hall", "v3"],
  ["/portal/v2/country-hall", "v2"],
  ["/portal/country-hall-child", "v2"],
])("%s belongs to %s", (path, version) => expect(versionOf(new URL(path, "https://hall.example.org"))).toBe(version));

test.each([
  ["/portal/v2/personal/theme?region=440000", "v3", "/portal/v3/personal/theme?region=440000"],
  ["/portal/v2/personal/theme?region=440000", "v2", "/portal/v2/personal/theme?region=440000"],
  ["https://www.gd.gov.cn/", "v3", "https://www.gd.gov.cn/"],
] as const)("%s in %s", (url, version, path) => expect(inFace(url, version)).toBe(path));
