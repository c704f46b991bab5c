import { expect, test } from "vitest";
import { hallHref } from "./hall-href";

test.each([
  ["440106", "/portal/v2/index?region=440106", "v2", "/portal/v2/index?region=440106"],
  ["440106", "/portal/v2/index?region=440106", "v3", "/portal/v3/index?region=440106"],
  ["440106001001", "/portal/country-hall-child?region=440106001001", "v3", "/portal/country-hall-child?region=440106001001"],
  // Seven characters too, and eight: what is left of them would lead nowhere.
  ["440100", "http://gz.example.org", "v3", "/portal/v3/index?region=440100"],
  ["440100", "https://gz.example.org", "v2", "/portal/v2/index?region=440100"],
  ["440106001000", "", "v2", "/portal/v2/country-hall?region=440106001000"],
] as const)("%s at %s in %s → %s", (code, siteUrl, version, href) => {
  expect(hallHref({ code, siteUrl }, version)).toBe(href);
});
