import { type GenericSchema, type InferOutput, type BaseIssue, safeParse } from "valibot";
import { isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Problem } from "./problems";
import { validateText } from "./validate-text";

/** A file of the pack: path inside the pack and its text. */
export type Source = { file: string; text: string };

export type Path = readonly (string | number)[];

/** A YAML file as plain values that still knows on which line each of them stands. */
export type YamlDocument = {
  file: string;
  value: unknown;
  /** Line of the value at a path, or of the nearest thing above it that exists. */
  lineAt(path: Path): number;
};

const SYNTAX: Record<string, string> = {
  DUPLICATE_KEY: "同一个字段写了两次",
  TAB_AS_INDENT: "缩进要用空格，不能用制表符",
  BAD_INDENT: "缩进不对",
  MISSING_CHAR: "缺少引号、括号或逗号",
  BAD_ALIAS: "以 * 开头的文字要加引号",
  BAD_SCALAR_START: "以 @ 或 ` 开头的文字要加引号",
  MULTILINE_IMPLICIT_KEY: "字段名占了不止一行：检查上一行的引号或冒号",
  BLOCK_AS_IMPLICIT_KEY: "一行里有两个冒号：含有“: ”的文字要加引号",
  UNEXPECTED_TOKEN: "有多余的符号：含有特殊符号的文字要加引号",
};

/**
 * Reads YAML. Wrong syntax becomes faults and gives `undefined`; so does text that people could not have meant (control characters and the like).
 * @param firstLine line of the file on which the text begins, from 1
 */
export function readYaml(source: Source, problems: Problem[], firstLine = 1): YamlDocument | undefined {
  const { file } = source;
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    // One slip makes the reader stumble many times: the first is the one to correct.
    const [first] = document.errors;
    if (first) problems.push({ file, line: lineOf(first.pos[0]), text: SYNTAX[first.code] ?? "YAML 写法不对" });
    return undefined;
  }
  visit(document, {
    Scalar(_key, { value, range }) {
      if (typeof value === "string") for (const text of validateText(value)) problems.push({ file, line: lineOf(range?.[0] ?? 0), text });
    },
  });
  return {
    file,
    value: document.toJS() as unknown,
    lineAt(path) {
      for (let length = path.length; length >= 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineOf(node.range[0]);
      }
      return firstLine;
    },
  };
}

const KINDS: Record<string, string> = {
  string: "文字",
  number: "数字",
  boolean: "true 或 false",
  array: "列表",
  object: "一组字段",
  strict_object: "一组字段",
};

/** A message of our own; those of the library begin otherwise. */
const isOurs = ({ message }: BaseIssue<unknown>): boolean => !message.startsWith("Invalid ");

/** What a valibot issue says to the person who wrote the file. */
function issueSentence(issue: BaseIssue<unknown>): string {
  const path = issue.path?.map(({ type, key }) => (type === "array" ? `第 ${key + 1} 项` : String(key))) ?? [];
  const name = path.length > 0 ? `“${path.join(" › ")}”` : "内容";
  if (isOurs(issue)) return `${name}${issue.message}`;
  if (issue.type === "strict_object" && issue.expected === "never") return `不认识的字段${name}`;
  if (issue.received === "undefined") return `缺少${name}`;
  if (issue.type === "picklist" || issue.type === "literal")
    return `${name}的值 ${issue.received} 不在可选范围内：${issue.expected
      ?.replaceAll('"', "")
      .replaceAll(" | ", "、")
      .replace(/^\(|\)$/g, "")}`;
  return `${name}应为${KINDS[issue.type] ?? "规定的格式"}`;
}

/** The value of a reading if it has the shape of the schema; otherwise faults, each on the line where it stands. */
export function validateShape<Schema extends GenericSchema>(schema: Schema, reading: YamlDocument, problems: Problem[]): InferOutput<Schema> | undefined {
  const result = safeParse(schema, reading.value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = issue.path?.map((item) => item.key as string | number) ?? [];
    problems.push({ file: reading.file, line: reading.lineAt(path), text: issueSentence(issue) });
  }
  return undefined;
}
