import * as v from "valibot";
import type { AnswerOf, AnyCall, QueryOf } from "../define-call.js";
import type { LegacyPath } from "../define-shape.js";
import { PortalError } from "../errors.js";
import { schemasOf } from "./contract.js";

/** What arrives at a server: an address's or form's fields, or the object of a JSON body. */
export type RawRequest = URLSearchParams | FormData | Readonly<Record<string, unknown>>;

const nameOf = (issue: v.BaseIssue<unknown>): string => (issue.path ?? []).map((part) => String(part.key)).join(".");

/** A sentence for people about the first thing that is wrong. */
function sentence(issue: v.BaseIssue<unknown>): string {
  const name = nameOf(issue) || issue.expected?.replaceAll('"', "") || "";
  if (issue.kind === "schema" && issue.received === "undefined") return `缺少参数 ${name}`;
  // Sentences of ours are Chinese; valibot's own are not.
  return /\p{Script=Han}/u.test(issue.message) ? `参数 ${name} 不正确：${issue.message}` : `参数 ${name} 的格式不正确`;
}

/** Numbers, booleans and lists of a JSON body as a form writes them; a list is JSON. */
const textOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.some((one) => one instanceof File) ? value : JSON.stringify(value);
  return typeof value === "number" || typeof value === "boolean" ? String(Number(value)) : value;
};

/** The first value of each field, and all files of one; empty ones count as absent. Forms and addresses know only text. */
function fieldsOf(raw: RawRequest, textOnly: boolean): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const pairs: Iterable<[string, unknown]> = raw instanceof URLSearchParams || raw instanceof FormData ? raw.entries() : Object.entries(raw);
  for (const [name, value] of pairs) {
    if (value instanceof File) {
      const files = fields.get(name);
      // A file field that was left empty sends a file without name and content.
      if (value.size > 0 || value.name !== "") fields.set(name, Array.isArray(files) ? [...files, value] : [value]);
      continue;
    }
    if (value === "" || value === null || value === undefined || fields.has(name)) continue;
    fields.set(name, textOnly ? textOf(value) : value);
  }
  return Object.fromEntries(fields);
}

/**
 * Reads a request: unknown parameters and empty ones are ignored, defaults filled in.
 * A JSON body is welcome where a form is expected.
 * @throws PortalError `invalid`, status 400, with a sentence that names the parameter
 */
export function parseRequest<C extends AnyCall>(call: C, raw: RawRequest): QueryOf<C> {
  const parsed = v.safeParse(schemasOf(call).request, fieldsOf(raw, call.body !== "json"), { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new PortalError("invalid", sentence(parsed.issues[0]), { status: 400 });
}

/**
 * Checks an answer against the contract and returns it as it came. Given to `createClient({ validate })`, or run over what a server answers.
 * @throws PortalError `invalid` that names the field, with valibot's issues as cause
 */
export function validateAnswer<C extends AnyCall>(call: C, answer: unknown): AnswerOf<C> {
  const { response } = schemasOf(call);
  if (v.is(response, answer)) return answer;
  const { issues = [] } = v.safeParse(response, answer, { abortEarly: true });
  throw new PortalError("invalid", `返回的数据不符合约定：${issues.map(nameOf).join("、")}`, { cause: issues });
}

/** The body that carries an answer. */
export const envelopeOf = <C extends AnyCall>(call: C, answer: AnswerOf<C>): unknown =>
  schemasOf(call).envelope === "top" ? answer : { statusCode: "200", data: answer };

/** The body that carries an answer at an older address: that of the call, or nested in `data` once or twice. @see LEGACY-04, LEGACY-08 */
export function legacyEnvelope<C extends AnyCall>(call: C, answer: AnswerOf<C>, nesting: LegacyPath["nesting"]): unknown {
  if (nesting === 0) return envelopeOf(call, answer);
  return nesting === 1 ? { statusCode: "200", data: answer } : { statusCode: "200", data: { errCode: 0, data: answer } };
}
