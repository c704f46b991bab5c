import { array, assert, oneof, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { highlightParts } from "./highlightParts.js";

const marked = (text: string, terms: string[]) =>
  highlightParts(text, terms)
    .filter((part) => part.marked)
    .map((part) => part.text);

test.each([
  ["社会保障卡申领", ["社会", "申领"], ["社会", "申领"]],
  ["社会保障卡", ["社会保", "保障"], ["社会保障"]],
  ["社保社保卡", ["社保"], ["社保社保"]],
  ["aaa", ["aa"], ["aaa"]],
  ["IPv6 访问", ["ipV6"], ["IPv6"]],
  ["İstanbul ISTANBUL", ["istanbul"], ["ISTANBUL"]],
  ["<b>.*(社保)", [".*("], [".*("]],
  ["身份证", ["", "护照"], []],
  ["", ["身份证"], []],
])("%s with %j marks %j", (text, terms, expected) => {
  expect(marked(text, terms)).toEqual(expected);
});

const word = oneof(string({ unit: "binary", maxLength: 6 }), stringMatching(/^[社保卡aAbB]{0,4}$/));

test("the parts joined are the text, never empty, and alternate", () => {
  assert(
    property(word, array(word, { maxLength: 4 }), (text, terms) => {
      const parts = highlightParts(text, terms);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(parts.every((part) => part.text.length > 0)).toBe(true);
      expect(parts.every((part, index) => index === 0 || part.marked !== parts[index - 1]?.marked)).toBe(true);
    }),
  );
});

test("no term is left outside the marks", () => {
  assert(
    property(stringMatching(/^[社保卡ab]{0,12}$/), array(stringMatching(/^[社保卡ab]{1,3}$/), { maxLength: 3 }), (text, terms) => {
      for (const part of highlightParts(text, terms)) if (!part.marked) for (const term of terms) expect(part.text).not.toContain(term);
    }),
  );
});
