import { expect, test } from "vitest";
import { stripScroll } from "./useStripScroll.js";

test.each([
  [0, 900, 300, { overflows: true, atStart: true, atEnd: false }],
  [300, 900, 300, { overflows: true, atStart: false, atEnd: false }],
  [599.5, 900, 300, { overflows: true, atStart: false, atEnd: true }],
  [-600, 900, 300, { overflows: true, atStart: false, atEnd: true }],
  [0, 300, 300, { overflows: false, atStart: true, atEnd: true }],
])("at %d of %i in %i", (scrollLeft, scrollWidth, clientWidth, expected) => {
  expect(stripScroll({ scrollLeft, scrollWidth, clientWidth })).toEqual(expected);
});
