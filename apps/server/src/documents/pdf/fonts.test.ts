import { createRequire } from "node:module";
import { toTraditional } from "@onehall/language";
import { expect, test } from "vitest";
import { readPackFiles } from "../../province/pack";
import { GUANGDONG } from "../../province/testing-tiny";
import { regularFile } from "./fonts.js";

type Font = { hasGlyphForCodePoint: (code: number) => boolean };
const { openSync } = createRequire(import.meta.url)("fontkit") as { openSync: (file: string) => Font };

/** Characters that no font on the registry has; they are drawn as the printers' mark. @see docs/decisions/documents.md */
const NOWHERE = ["𣒍"];

test("every sign of the pack is in the font, place names included", () => {
  const font = openSync(regularFile());
  const signs = new Set(readPackFiles(GUANGDONG).sources.flatMap(({ text }) => [...text]));
  expect(signs.size).toBeGreaterThan(2_500);
  for (const rare of "圳涌礐埗輋") expect(signs).toContain(rare);
  expect([...signs].filter((sign) => sign !== "\n" && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual(NOWHERE);
});

test("so are they in traditional characters", () => {
  const font = openSync(regularFile());
  const signs = new Set(readPackFiles(GUANGDONG).sources.flatMap(({ text }) => [...toTraditional(text)]));
  expect([...signs].filter((sign) => sign !== "\n" && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual(NOWHERE);
});

test("the signs that documents add are there as well", () => {
  const font = openSync(regularFile());
  expect([..."〓□■•，。：　"].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
});
