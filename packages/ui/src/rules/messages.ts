import type { RuleType } from "./Rule.js";

/** Sentences for faults of rules that bring none of their own. `name` is the label of the field. */
export type RuleMessages = {
  required: (name: string) => string;
  whitespace: (name: string) => string;
  type: (name: string, type: RuleType) => string;
  pattern: (name: string) => string;
  enum: (name: string) => string;
  /** Of a text: characters; of a list: entries; of a number: the number. */
  len: (name: string, len: number, kind: MeasuredKind) => string;
  min: (name: string, min: number, kind: MeasuredKind) => string;
  max: (name: string, max: number, kind: MeasuredKind) => string;
  /** A validator said no and not why. */
  invalid: (name: string) => string;
};

export type MeasuredKind = "text" | "list" | "number";

const types: Partial<Record<RuleType, string>> = {
  email: "电子邮箱，例如 name@example.cn",
  url: "网址，例如 https://www.example.cn",
  number: "数字",
  float: "小数",
  integer: "整数",
  date: "日期，例如 2026-11-20",
};
const unit = { text: " 个字", list: " 项", number: "" };

export const ruleMessages: RuleMessages = {
  required: (name) => `请填写${name}`,
  whitespace: (name) => `${name}不能只有空格`,
  type: (name, type) => (types[type] ? `${name}应当是${types[type]}` : `${name}的格式不对，请检查`),
  pattern: (name) => `${name}的格式不对，请检查`,
  enum: (name) => `请从给出的选项中选择${name}`,
  len: (name, len, kind) => `${name}应当是 ${len}${unit[kind]}`,
  min: (name, min, kind) => `${name}至少 ${min}${unit[kind]}`,
  max: (name, max, kind) => `${name}最多 ${max}${unit[kind]}`,
  invalid: (name) => `${name}不对，请检查`,
};
