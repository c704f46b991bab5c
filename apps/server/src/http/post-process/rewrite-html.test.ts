import { expect, test } from "vitest";
import { type HtmlHandler, rewriteHtml } from "./rewrite-html";

const links: HtmlHandler = { where: 'href="https?:', startTag: (tag) => void (tag.name === "a" && tag.set("href", "/x")) };
const whole: HtmlHandler = { startTag: (tag) => void (tag.name === "a" && tag.set("href", "/x")) };

test.each([
  ['<a href="http://a">a</a>', '<a href="/x">a</a>'],
  ["<a class=b href=\"http://a\" title='c > d'>a</a>", "<a class=b href=\"/x\" title='c > d'>a</a>"],
  ['<a href="http://a">href="http://b" href="http://c"</a>', '<a href="/x">href="http://b" href="http://c"</a>'],
  ['href="http://a"<p>href="http://b" href="http://c"', 'href="http://a"<p>href="http://b" href="http://c"'],
  ['<a href="http://a', '<a href="http://a'],
  ['<script>\'<a href="http://a">\'</script><a href="http://b">', '<script>\'<a href="http://a">\'</script><a href="/x">'],
])("%s", (html, expected) => {
  expect(rewriteHtml(html, [whole])).toBe(expected);
});

test.each([
  [
    "a text that looks like an attribute ends, once for each tag",
    '<a href="http://a">href="http://b" href="http://c"</a>',
    '<a href="/x">href="http://b" href="http://c"</a>',
  ],
  ["a text before every tag", 'href="http://a"<p>href="http://b" href="http://c"', 'href="http://a"<p>href="http://b" href="http://c"'],
  ["an unfinished tag", '<a href="http://a', '<a href="http://a'],
])("tag by tag: %s", (_what, html, expected) => {
  expect(rewriteHtml(html, [links])).toBe(expected);
});

test("handlers see what those before them changed, and HTML that one inserts passes through all of them", () => {
  const body: HtmlHandler = { where: "<body", startTag: (tag) => void (tag.name === "body" && tag.after('<a href="http://a">b</a>')) };
  const seen: (string | undefined)[] = [];
  const last: HtmlHandler = { where: "href=", startTag: (tag) => void seen.push(tag.get("href")) };
  expect(rewriteHtml('<body><a href="http://c">', [body, links, last])).toBe('<body><a href="/x">b</a><a href="/x">');
  expect(seen.filter(Boolean)).toEqual(["/x", "/x"]);
});

test("attributes are replaced in place, removed with the space before them, and added at the end", () => {
  const change: HtmlHandler = {
    startTag(tag) {
      tag.remove("b");
      tag.set("a", `"&'`);
      tag.set("hidden", "");
      tag.set("d", "e");
    },
  };
  expect(rewriteHtml('<p a="1" b=2 hidden/>x', [change])).toBe('<p a="&quot;&amp;&#39;" hidden="" d="e"/>x');
});
