import { expect, test } from "vitest";
import { scriptText } from "./script-text";

test.each(["", "居民身份证", '"\\', "</script><script>alert(1)</script>", "<!--", "a&b", "\u2028\u2029", "😀\u0000\n"])(
  "%j is read as it was, and cannot leave its script",
  (text) => {
    const written = scriptText(text);
    expect(JSON.parse(written)).toBe(text);
    expect(written).not.toMatch(/[<>&\u2028\u2029\n]/);
  },
);
