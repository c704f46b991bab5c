import { expect, test, vi } from "vitest";
import { checkModel, checkValue, type Rule } from "./index.js";

const message = (value: unknown, rules: Rule | Rule[], source: Record<string, unknown> = {}) => {
  const fault = checkValue(value, [rules].flat(), { name: "姓名", path: "name", source });
  return fault instanceof Promise ? fault.then((later) => later?.message) : fault?.message;
};

test.each<[string, unknown, Rule, string | undefined]>([
  ["required", "", { required: true }, "请填写姓名"],
  ["required, own words", undefined, { required: true, message: "请填写您的姓名" }, "请填写您的姓名"],
  ["words by function", "", { required: true, message: () => "现在的话" }, "现在的话"],
  ["not required: empty passes everything else", "", { type: "email", min: 3, pattern: /x/ }, undefined],
  ["an unticked box", false, { required: true }, "请填写姓名"],
  ["no as an answer", false, { required: true, type: "boolean" }, undefined],
  ["zero is something", 0, { required: true }, undefined],
  ["only spaces", "  ", { required: true, whitespace: true }, "姓名不能只有空格"],
  ["type", "chen", { type: "email" }, "姓名应当是电子邮箱，例如 name@example.cn"],
  ["type without a sentence of its own", "x", { type: "hex" }, "姓名的格式不对，请检查"],
  ["min of a text, in characters", "𠮷", { min: 2 }, "姓名至少 2 个字"],
  ["max of a text", "陈小明", { max: 2 }, "姓名最多 2 个字"],
  ["a text as short and as long as it may be", "陈明", { min: 2, max: 2, len: 2 }, undefined],
  ["a number at its least", 0, { min: 0, max: 150 }, undefined],
  ["a number at its most", 150, { min: 0, max: 150 }, undefined],
  ["len of a text", "4401", { len: 18 }, "姓名应当是 18 个字"],
  ["range of a number", 151, { min: 0, max: 150 }, "姓名最多 150"],
  ["range of a list", ["a"], { type: "array", min: 2 }, "姓名至少 2 项"],
  ["pattern", "138", { pattern: /^1\d{10}$/ }, "姓名的格式不对，请检查"],
  ["pattern as text", "13800000000", { pattern: "^1\\d{10}$" }, undefined],
  ["enum", "c", { enum: ["a", "b"] }, "请从给出的选项中选择姓名"],
  ["transform first", " 陈 ", { transform: (value) => String(value).trim(), len: 1 }, undefined],
])("%s", (_what, value, rule, expected) => {
  expect(message(value, rule)).toBe(expected);
});

test("a global pattern does not remember", () => {
  const rule = { pattern: /a/g };
  expect([message("a", rule), message("a", rule)]).toEqual([undefined, undefined]);
});

test("rules in order; those behind a fault are not asked", () => {
  const server = vi.fn(() => Promise.resolve());
  expect(message("", [{ required: true, message: "一" }, { validator: server }])).toBe("一");
  expect(server).not.toHaveBeenCalled();
});

test.each<[string, Rule["validator"], string | undefined]>([
  ["returns nothing", () => {}, undefined],
  ["returns true", () => true, undefined],
  ["returns false", () => false, "规则的话"],
  ["returns an error", () => new Error("错"), "错"],
  ["returns a text", () => "话", "话"],
  ["returns a list", () => ["头一句", "第二句"], "头一句"],
  [
    "throws",
    () => {
      throw new Error("抛");
    },
    "抛",
  ],
  ["calls back with nothing", (_rule, _value, callback) => callback(), undefined],
  ["calls back with an error", (_rule, _value, callback) => callback(new Error("回")), "回"],
])("a validator that %s", (_what, validator, expected) => {
  expect(message("x", { validator, message: "规则的话" })).toBe(expected);
});

test.each<[string, Rule["validator"], string | undefined]>([
  ["resolves", async () => {}, undefined],
  ["resolves to false", async () => false, "规则的话"],
  ["rejects with an error", () => Promise.reject(new Error("拒")), "拒"],
  ["rejects with nothing", () => Promise.reject(undefined), "规则的话"],
  [
    "calls back later",
    (_rule, _value, callback) => {
      setTimeout(() => callback("晚"), 1);
    },
    "晚",
  ],
  [
    "calls back later that all is well",
    (_rule, _value, callback) => {
      setTimeout(callback, 1);
    },
    undefined,
  ],
])("a slow validator that %s", async (_what, validator, expected) => {
  expect(await message("x", { asyncValidator: validator, message: "规则的话" })).toBe(expected);
});

test("a validator decides alone, sees empty values, and may compare", () => {
  const same: Rule = { required: true, validator: (_rule, value, _callback, source) => value === source["first"] || "两次填写不一致" };
  expect(message("", same, { first: "" })).toBeUndefined();
  expect(message("b", same, { first: "a" })).toBe("两次填写不一致");
});

test("after a slow rule the next one is asked", async () => {
  expect(await message("x", [{ validator: async () => {} }, { min: 2 }])).toBe("姓名至少 2 个字");
});

test("parts of an object and entries of a list, with their path", () => {
  const address: Rule = { type: "object", fields: { city: { required: true, message: "请选择城市" }, street: [{ max: 3, message: "太长" }] } };
  expect(checkValue({ city: "", street: "长堤大马路" }, [address], { path: "address" })).toMatchObject({ path: "address.city", message: "请选择城市" });
  expect(checkValue({ city: "广州" }, [address], { path: "address" })).toBeUndefined();
  const phones: Rule = { type: "array", defaultField: { pattern: /^\d+$/, message: "只填数字" } };
  expect(checkValue(["12", "a"], [phones], { path: "phones" })).toMatchObject({ path: "phones.1", message: "只填数字" });
  expect(checkValue([["__proto__"]], [{ fields: { constructor: { required: true } } }], { path: "x" })).toMatchObject({ path: "x.constructor" });
});

test("a whole model: one fault for each field, in the order of the rules", async () => {
  const rules = { name: { required: true }, phone: [{ validator: async () => false }, { required: true }], email: { type: "email" as const } };
  expect((await checkModel({ name: "", phone: "1", email: "" }, rules)).map(({ path }) => path)).toEqual(["name", "phone"]);
});

test.each([
  ["an empty list fails min", { min: 1 }, [], true],
  ["also with a type", { type: "array", min: 2 }, [], true],
  ["an empty list of the wrong length", { type: "array", len: 2 }, [], true],
  ["an empty text is no list", { type: "array" }, "", true],
  ["an empty list is a list", { type: "array" }, [], false],
  ["without limits it may be empty", { max: 3 }, [], false],
  ["what is not there is not looked at", { type: "array", min: 1 }, undefined, false],
  ["an empty text may be shorter", { min: 3 }, "", false],
] as const)("empty but there: %s", async (_name, rule, value, wrong) => {
  expect((await checkValue(value, [rule], { name: "材料" })) !== undefined).toBe(wrong);
});
