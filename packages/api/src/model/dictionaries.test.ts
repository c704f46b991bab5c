import { expect, test } from "vitest";
import { MATTER_TYPES, matterTypeCode, matterTypeLabel, userLevelName } from "./dictionaries";

test("the twelve matter types, each once", () => {
  expect(MATTER_TYPES).toHaveLength(12);
  expect(new Set(MATTER_TYPES.map((type) => type.code)).size).toBe(12);
  expect(MATTER_TYPES.find((type) => type.code === "01")).toEqual({ code: "01", label: "行政许可", key: "XK" });
});

test.each([
  ["01", "01", "行政许可"],
  ["TC", "TC", "一件事"],
  ["20", "10", "其他行政权力"],
  ["21", "11", "公共服务"],
  ["99", undefined, "99"],
  ["", undefined, ""],
  ["constructor", undefined, "constructor"],
])("%s is our %s, %s", (code, ours, label) => {
  expect(matterTypeCode(code)).toBe(ours);
  expect(matterTypeLabel(code)).toBe(label);
});

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
