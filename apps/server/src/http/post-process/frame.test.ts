import { describe, expect, test } from "vitest";
import { rewriteForFrame, isFramed } from "./frame";
import { rewriteHtml } from "./rewrite-html";

const page = new URL("https://portal.example/portal/v2/index?region=440000");
const inFrame = (html: string) => rewriteHtml(html, [rewriteForFrame(page)]);
const body = (html: string) => inFrame(`<html lang="zh-CN"><head></head><body>${html}</body></html>`).replace(/^.*<body>(.*)<\/body>.*$/s, "$1");

test.each([
  ["iframe", true],
  ["frame", true],
  ["embed", true],
  ["object", true],
  ["document", false],
  ["empty", false],
  [undefined, false],
])("Sec-Fetch-Dest %s: %s", (destination, inside) => {
  expect(isFramed(destination)).toBe(inside);
});

describe("in-host links open in the same frame, and other links open in a new tab", () => {
  test.each([
    ['<a href="/portal/v2/faq" target="_blank">a</a>', '<a href="/portal/v2/faq">a</a>'],
    ['<a href="https://portal.example/portal/x" target="_blank">a</a>', '<a href="https://portal.example/portal/x">a</a>'],
    [
      '<a href="https://www.gov.cn/?a=1&amp;b=2" rel="opener">a</a>',
      '<a href="https://www.gov.cn/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      '<a href="/portal/leave?url=https%3A%2F%2Fa.example">a</a>',
      '<a href="/portal/leave?url=https%3A%2F%2Fa.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="tel:12345">a</a>', '<a href="tel:12345">a</a>'],
    ['<a href="#main">a</a>', '<a href="#main">a</a>'],
    ["<a id=x>a</a>", "<a id=x>a</a>"],
  ])("%s", (html, inside) => {
    expect(body(html)).toBe(inside);
  });
});

test("/portal/guide/ paths are rewritten to /portal/v2/guide/", () => {
  expect(body('<a href="/portal/guide/123?region=440000#a">a</a>')).toBe('<a href="/portal/v2/guide/123?region=440000#a">a</a>');
  expect(body('<a href="/portal/guide-combo/123">a</a>')).toBe('<a href="/portal/guide-combo/123">a</a>');
  expect(body('<a href="/portal/v3/guide/123">a</a>')).toBe('<a href="/portal/v3/guide/123">a</a>');
});

test("forms with an action submit to the same frame", () => {
  expect(body('<form action="/portal/v2/search" target="_blank"><button formtarget="_top">s</button></form>')).toBe(
    '<form action="/portal/v2/search"><button>s</button></form>',
  );
});

test("the elderly-assistant entry is hidden", () => {
  expect(body('<a class="tool" href="/portal/preferences?elder=1&amp;back=%2Fportal%2Findex" rel="nofollow">长者助手</a>')).toMatch(
    / hidden="" style="display:none">长者助手<\/a>$/,
  );
  expect(body('<a href="/portal/preferences?contrast=1">高对比度</a>')).toBe('<a href="/portal/preferences?contrast=1">高对比度</a>');
});

test("nothing else of the page changes: scripts, text and other tags stay as they were drawn", () => {
  const rest = `<!-- a --><p title='x'>a &nbsp;&amp; b<br/></p><script>const a = '<a href="https://x.example">';</script><textarea><a href="https://x.example"></textarea>`;
  expect(body(rest)).toBe(rest);
  expect(inFrame('<!DOCTYPE html><html class="t" lang="zh-CN"><head></head></html>')).toContain(
    '<!DOCTYPE html><html class="t" lang="zh-CN" data-framed="true">',
  );
});
