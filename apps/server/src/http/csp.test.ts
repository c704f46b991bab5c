import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptSources } from "./csp";

const source = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("inline scripts are named by their hash, each once; scripts from files are not", () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script src="/x.js"></script><script>a()</script><script async="" src="/y.js">ignored()</script>';
  expect(inlineScriptSources(html)).toEqual([source("a()"), source("b()")]);
});

test("an attribute that only ends in src does not hide a script", () => {
  expect(inlineScriptSources("<script data-src=1>c()</script>")).toEqual([source("c()")]);
});

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
