import { expect, test } from "vitest";
import { cx } from "./cx.js";

test("joins names, leaves out what is false, and is undefined when nothing is left", () => {
  expect(cx("a", false, undefined, "b", null, "")).toBe("a b");
  expect(cx(false, undefined)).toBeUndefined();
});
