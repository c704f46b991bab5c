import { expect, test } from "vitest";
import { meaningOf } from "./numbers";

test("birthday and gender stand in the number", () => {
  expect(meaningOf("11010519491231002X")).toEqual({ born: "1949-12-31", gender: "女" });
  expect(meaningOf("110105194912310119")).toEqual({ born: "1949-12-31", gender: "男" });
});
