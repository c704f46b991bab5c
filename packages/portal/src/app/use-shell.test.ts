import { expect, test } from "vitest";
import { channelName } from "../shell/channel-name";
import { preferencePath } from "./use-shell";

test.each([
  ["省政府门户网站", "省政府门户网站"],
  ["国家政务服务平台", "国家政务服务平台"],
  ["国家政务服务平台门", "国家政务服务平台…"],
  // Two code units each: cut by characters, never in the middle of one.
  ["𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷", "𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷…"],
  ["", ""],
])("%s is shown as %s", (name, shown) => {
  expect(channelName(name)).toBe(shown);
});

test("the way back travels with a choice", () => {
  expect(preferencePath({ elder: 1 }, "/portal/v2/search?keyword=a&region=1")).toBe(
    "/portal/preferences?elder=1&back=%2Fportal%2Fv2%2Fsearch%3Fkeyword%3Da%26region%3D1",
  );
});
