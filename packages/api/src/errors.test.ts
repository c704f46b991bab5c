import { expect, test } from "vitest";
import { PortalError } from "./errors";

test("an error has a code for programs and a sentence for people", () => {
  const cause = new TypeError("fetch failed");
  const error = new PortalError("network", "网络连接失败，请检查网络后重试。", { cause, status: 502 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "PortalError", code: "network", message: "网络连接失败，请检查网络后重试。", cause, status: 502 });
});

test("without anything it says 未知错误 and has no cause", () => {
  const error = new PortalError("rejected");
  expect(error).toMatchObject({ message: "未知错误", status: 0 });
  expect("cause" in error).toBe(false);
});
