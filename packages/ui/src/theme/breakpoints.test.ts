import { expect, test } from "vitest";
import { below, from } from "./breakpoints.js";

test("the sizes begin at 600, 768, 1024 and 1600 px", () => {
  const sizes = ["s", "m", "l", "xl"] as const;
  expect(sizes.map(from)).toEqual([600, 768, 1024, 1600].map((width) => `(min-width: ${width}px)`));
  expect(sizes.map(below)).toEqual([600, 768, 1024, 1600].map((width) => `(max-width: ${width - 0.02}px)`));
});
