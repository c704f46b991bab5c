import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ELDER_STYLE_SOURCE, elderTools, type ElderTools } from "./elder-tools";
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
  expect(ELDER_STYLE_SOURCE).toBe(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(style).toContain("cursor:url(");
});
