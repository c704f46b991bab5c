import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineScriptSources } from "./inline-scripts";

const source = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("inline scripts are named by their hash, each once; scripts from files are not", () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script src="/x.js"></script><script>a()</script><script async="" src="/y.js">ignored()</script>';
  expect(inlineScriptSources(html)).toEqual([source("a()"), source("b()")]);
});

test("an attribute that only ends in src does not hide a script", () => {
  expect(inlineScriptSources("<script data-src=1>c()</script>")).toEqual([source("c()")]);
});
