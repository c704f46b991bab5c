import { expect, test } from "vitest";
import { rewriteHtml } from "./post-process/rewrite-html";
import { unknownRegionNotice } from "./post-process/unknown-region";
import { namesNoRegion, pageInstead } from "./wrong-parameters";

const known = async (code: string): Promise<boolean> => code === "440000" || code === "440100";
const instead = (path: string) => pageInstead(new URL(path, "https://hall.example.org"), known);

test.each([
  ["/portal/v2/notices?region=449900", "/portal/v2/notices?region=440000&unknownRegion=449900"],
  ["/portal/v3/about-me?areaCode=999999", "/portal/v3/about-me?region=440000&unknownRegion=999999"],
  ["/portal/v2/search?keyword=x&region=449900&areaCode=449900", "/portal/v2/search?keyword=x&region=440000&unknownRegion=449900"],
  ["/portal/index/449900", "/portal/v2/index?region=440000&unknownRegion=449900"],
  ["/portal/v3/country-hall?region=440106999000", "/portal/v3/index?region=440000&unknownRegion=440106999000"],
  ["/portal/v2/index?region=440100000000", "/portal/v2/index?region=440100"],
  ["/portal/v3/notices?areaCode=440100000000&page=2", "/portal/v3/notices?page=2&region=440100"],
  ["/portal/v2/index?region=449900000000", "/portal/v2/index?region=440000&unknownRegion=449900000000"],
  ["/portal/notice", "/portal/v2/notices"],
  ["/portal/v3/notice?id=", "/portal/v3/notices"],
  ["/portal/v2/affairs-public-detail?qzqdCode=&deptCode=006940386", "/portal/v2/affairs-public-duty-list?deptCode=006940386"],
  ["/portal/v3/branch-hall?region=440100", "/portal/v3/affairs-public-depart-matters?region=440100"],
  ["/portal/scene-guide/data", "/portal/scene-guide"],
  ["/portal/v3/scene-guide/data?id=", "/portal/v3/scene-guide"],
  ["/portal/v2/country-hall", "/portal/v2/regions"],
  ["/portal/v2/notices?region=abc", "/portal/v2/notices?region=440000&unknownRegion=abc"],
  ["/portal/search?keyword=%E6%8A%A4%E7%85%A7", "/portal/v2/search?keyword=%E6%8A%A4%E7%85%A7"],
  ["/portal/personal/hot/", "/portal/v2/personal/hot"],
  ["/portal/v2/?from=app", "/portal/v2/index?from=app"],
  ["/portal/v3", "/portal/v3/index"],
])("%s leads to %s", async (path, found) => {
  expect(await instead(path)).toBe(found);
});

test.each([
  "/portal/v2/guide/1?region=440100",
  "/portal/notice?id=none",
  "/portal/v2/no-such-page",
  "/portal/v2/notices?region=440000&unknownRegion=449900",
  "/portal/v2/branch-hall?orgCode=000000000&region=440100",
])("%s is simply not there", async (path) => {
  expect(await instead(path)).toBeUndefined();
});

test.each([
  ["region=abc", true],
  ["region=4401", true],
  ["areaCode=%3Cscript%3E", true],
  ["region=", false],
  ["region=440300.html", false],
  ["region=abc&areaCode=440300", false],
  ["region=abc&unknownRegion=abc", false],
])("whether %s names no region: %s", (query, names) => {
  expect(namesNoRegion(new URL(`https://hall.example.org/portal/v2/index?${query}`))).toBe(names);
});

test("the page says which region was not found, and leads to the picker; nothing of the address gets into the page", () => {
  const drawn = (query: string) => {
    const handler = unknownRegionNotice(new URL(`https://hall.example.org/portal/v3/notices?region=440000${query}`));
    return handler ? rewriteHtml("<body><main>通知</main></body>", [handler]) : undefined;
  };
  expect(drawn("")).toBeUndefined();
  expect(drawn("&unknownRegion=449900")).toContain("没有找到编码为 449900 的地区");
  expect(drawn("&unknownRegion=449900")).toContain('href="/portal/v3/regions?region=440000"');
  expect(drawn("&unknownRegion=%3Cscript%3E")).not.toContain("script");
});
