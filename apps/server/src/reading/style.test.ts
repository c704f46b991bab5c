import { expect, test } from "vitest";
import { COLOURS, STYLE } from "./style";

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(COLOURS)("on $ground everything that is read reaches 7:1, and lines 3:1", ({ ground, text, link, visited, soft, line }) => {
  for (const under of [ground, soft]) for (const word of [text, link, visited]) expect(contrast(word, under)).toBeGreaterThanOrEqual(7);
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

test("it loads nothing: pictures of pointers stand in it", () => {
  expect(STYLE.match(/url\("(?!data:)/g)).toBeNull();
  expect(STYLE).not.toContain("</");
});
