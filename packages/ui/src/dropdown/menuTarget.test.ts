import { expect, test } from "vitest";
import { menuTarget } from "./menuTarget.js";

const names = ["个人中心", "账户管理", "Account", "退出登录"];

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 0],
  ["ArrowUp", 0, 3],
  ["Home", 2, 0],
  ["End", 0, 3],
  ["账", 0, 1],
  ["a", 0, 2],
  ["A", 2, 2],
  ["退", 3, 3],
  ["无", 0, undefined],
  [" ", 0, undefined],
  ["Enter", 0, undefined],
  ["Tab", 0, undefined],
])("%j from %d leads to %s", (key, active, target) => {
  expect(menuTarget(key, active, names)).toBe(target);
});
