import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeHtml } from "./html-text";

test.each([
  ["&lt;p&gt;通知&lt;/p&gt;", "<p>通知</p>"],
  ["A &amp; B", "A & B"],
  ["&amp;lt;", "&lt;"],
  ["&quot;引号&apos;&#39;&#x27;", "\"引号'''"],
  ["a&nbsp;b", "a b"],
  ["&#24191;&#x5DDE;", "广州"],
  ["&NBSP;&Lt;", " <"],
  ["&copy;&unknown;&constructor;", "&copy;&unknown;&constructor;"],
  ["&#0;&#9999999;", "&#0;&#9999999;"],
  ["50 & 60; &", "50 & 60; &"],
])("%s → %s", (text, decoded) => {
  expect(decodeHtml(text)).toBe(decoded);
});

const encode = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

test("text that was encoded comes back", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeHtml(encode(text))).toBe(text);
    }),
  );
});
