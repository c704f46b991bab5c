import { expect, test } from "vitest";
import { userLevelName } from "./user-level";

test.each([
  ["0", "二级"],
  ["1", "三级"],
  ["2", "四级"],
  ["3", "五级"],
  ["4", ""],
  ["", ""],
  ["-1", ""],
  ["00", ""],
])("level %s → %s", (code, name) => {
  expect(userLevelName(code)).toBe(name);
});
