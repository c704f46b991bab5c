import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { elderStyleSources, elderTools, type ElderTools } from "./elder-tools";
import { rewriteHtml } from "./rewrite-html";

const PAGE = '<html lang="zh-CN"><head><title>a</title></head><body class="b"><main>正文</main></body></html>';
const withElderTools = (html: string, tools: ElderTools) => rewriteHtml(html, [elderTools(tools)]);
const helper = "/portal/v2/assets/read-aloud-abc.js";

test("the bar is the first thing of the page, hidden until there is a voice, and its helper comes with the first touch", () => {
  const html = withElderTools(PAGE, { helper, script: undefined });
  expect(html).toMatch(
    /<body class="b"><aside class="read-aloud" aria-label="朗读" data-read-aloud hidden><button type="button" data-do="start">朗读本页<\/button>/,
  );
  expect(html).toContain(`import("${helper}")`);
  expect(html).not.toContain("src=");
  expect(html).toContain("<main>正文</main>");
});

test("an operator's own script is named, and nothing of its address gets out of the attribute", () => {
  expect(withElderTools(PAGE, { helper, script: 'https://a.example/"><script>' })).toContain(
    'data-read-aloud="https://a.example/&quot;&gt;&lt;script&gt;" hidden',
  );
});

test("its styles are those that the policy names", () => {
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(withElderTools(PAGE, { helper: undefined, script: undefined })) ?? [];
  const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(elderStyleSources({})).toEqual([hashed(style)]);
  const larger = rewriteHtml(PAGE, [elderTools({ helper, script: undefined }, { size: 36, aloud: true })]);
  expect(larger).toContain("<style>html{font-size:180%}</style></head>");
  expect(elderStyleSources({ size: 36 })).toEqual([hashed(style), hashed("html{font-size:180%}")]);
  expect(larger).toContain("data-aloud");
  expect(larger).toContain(`<script>import("${helper}")`);
  expect(style).toContain("cursor:url(");
});
