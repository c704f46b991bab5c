import { expect, test } from "vitest";
import { wordsOf } from "./words";

test.each([
  ["二手房转移登记及水电气过户一件事", "二手房|转移|登记及|水电气过户|一件事"],
  ["公证办理（出生、亲属关系、学历等）", "公证|办理|（出生、|亲属关系、|学历等）"],
  ["最低生活保障对象认定和低保金给付", "最低|生活|保障|对象|认定和|低保金给付"],
  ["居民身份证换领", "居民|身份证换领"],
  ["ISO 9001 认证", "ISO |9001 |认证"],
  ["", ""],
])("%s may break at %s", (title, words) => {
  expect(wordsOf(title).join("|")).toBe(words);
  expect(wordsOf(title).join("")).toBe(title);
});
