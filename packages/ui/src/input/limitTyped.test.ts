import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters, limitTyped } from "./limitTyped.js";

test.each([
  ["what fits stays", "ab", "abc", 3, 5, "abc"],
  ["typed at the end", "abcde", "abcdef", 6, 5, "abcde"],
  ["typed at the start: the end is not lost", "abcde", "xabcde", 1, 5, "abcde"],
  ["typed over a selection: as much as fits", "abcde", "axyzde", 4, 5, "axyde"],
  ["composed at the end: as much as fits", "东莞", "东莞市身份证", 6, 4, "东莞市身"],
  ["too long already: nothing is added", "abcdefgh", "abcdefghi", 9, 5, "abcdefgh"],
  ["too long already: it can be shortened", "abcdefgh", "abdefgh", 2, 5, "abdefgh"],
  ["a character of two units counts once", "𠮷𠮷", "𠮷𠮷a", 5, 3, "𠮷𠮷a"],
  ["and is never halved", "𠮷a", "𠮷𠮶a", 4, 2, "𠮷a"],
])("%s", (_what, before, after, caret, max, expected) => {
  expect(limitTyped(before, after, caret, max).text).toBe(expected);
});

test("whatever is typed wherever: not beyond the limit, nothing around it lost, the caret behind what was kept", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "中", "𠮷"), maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, text, fc.integer({ min: 0, max: 12 }), (head, replaced, typed, tail, max) => {
      const result = limitTyped(head + replaced + tail, head + typed + tail, (head + typed).length, max);
      expect(countCharacters(result.text)).toBeLessThanOrEqual(Math.max(max, countCharacters(head + replaced + tail)));
      expect(result.text.endsWith(tail)).toBe(true);
      expect(result.text.startsWith(head)).toBe(true);
      expect(result.text.slice(result.caret)).toBe(tail);
    }),
  );
});
