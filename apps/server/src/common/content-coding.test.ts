import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encode } from "./content-coding";

/** A text that can be pressed together well or badly: words of a small vocabulary in no order. */
const text = Buffer.from(Array.from(randomBytes(60_000), (byte) => `${["办理", "材料", "窗口", "时限"][byte % 4]}${byte % 61}`).join(""));

test("while others are being compressed, one takes less time and more bytes; what it says is the same", async () => {
  const alone = await encode(text, "br");
  const crowd = await Promise.all(Array.from({ length: 4 }, () => encode(text, "br")));
  for (const bytes of crowd) expect(brotliDecompressSync(bytes).equals(text)).toBe(true);
  const sizes = crowd.map(({ length }) => length);
  expect(sizes.slice(0, 2)).toEqual([alone.length, alone.length]);
  expect(Math.min(...sizes.slice(2))).toBeGreaterThan(alone.length);
  expect((await encode(text, "br")).length).toBe(alone.length);
});
