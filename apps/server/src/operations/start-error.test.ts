import { expect, test } from "vitest";
import { readSettings, SettingsError } from "../settings";
import { startErrorMessage } from "./start-error";

const settings = readSettings({ PORT: "80" }, "/");
const failure = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  [failure("EADDRINUSE"), "端口 80 已被占用"],
  [failure("EACCES", "listen EACCES: permission denied 0.0.0.0:80"), "没有权限使用端口 80"],
  [failure("EROFS", "read-only file system, mkdir '/data'"), "没有权限读写文件"],
  [failure("EADDRNOTAVAIL"), "这台机器没有地址"],
  [new SettingsError("PORT 的值不对。"), "PORT 的值不对。"],
  [new Error("别的"), "启动失败：别的"],
  ["不是错误对象", "启动失败：不是错误对象"],
])("%s is said in one sentence", (error, beginning) => {
  const sentence = startErrorMessage(error, settings);
  expect(sentence.startsWith(beginning)).toBe(true);
  expect(sentence).not.toContain("\n");
});
