import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp";

test("the policy allows no inline script and no other host", () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: [] }, { frameAncestors: ["'self'", "https://frame.example"] });
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toContain("frame-ancestors 'self' https://frame.example");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|http:/);
});

test("pictures come from our own host, and from the map's where there is one", () => {
  const policy = (images?: string[]) => contentSecurityPolicy({ scripts: [], styles: [] }, { frameAncestors: ["'self'"], ...(images && { images }) });
  expect(policy()).toContain("img-src 'self' data:;");
  expect(policy(["https://t0.map.example"])).toContain("img-src 'self' data: https://t0.map.example;");
});

test("videos come from our own host, and from those that site.yaml names", () => {
  const policy = (media?: string[]) => contentSecurityPolicy({ scripts: [], styles: [] }, { frameAncestors: ["'self'"], ...(media && { media }) });
  expect(policy()).toContain("; media-src 'self' data:;");
  expect(policy(["https://video.example"])).toContain("; media-src 'self' data: https://video.example;");
});
