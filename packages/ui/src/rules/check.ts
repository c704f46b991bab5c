import { isEmpty, isOfType } from "./checks.js";
import { ruleMessages, type MeasuredKind, type RuleMessages } from "./messages.js";
import { rulesOf, type Rule, type Rules, type Verdict } from "./Rule.js";
import { allResults, firstResult, mapMaybePromise, type MaybePromise } from "./maybePromise.js";

export type RuleError = {
  /** Path of the value that is wrong. */
  path: string;
  message: string;
  rule: Rule;
};

export type CheckOptions = {
  /** How sentences call the value. */
  name?: string;
  path?: string;
  /** All values, for validators that compare. */
  source?: Readonly<Record<string, unknown>>;
  messages?: RuleMessages;
};

type Context = Required<CheckOptions>;

const measure = (value: unknown): { size: number; kind: MeasuredKind } | undefined => {
  if (typeof value === "string") return { size: [...value].length, kind: "text" };
  if (typeof value === "number") return { size: value, kind: "number" };
  return Array.isArray(value) ? { size: value.length, kind: "list" } : undefined;
};

const matches = (pattern: RegExp | string, value: unknown) => {
  const exact = new RegExp(pattern);
  exact.lastIndex = 0; // a global pattern remembers where it stopped
  return exact.test(String(value));
};

/** What a rule without a validator says of a value that is there. */
function plainFault(rule: Rule, value: unknown, { name, messages }: Context): string | undefined {
  const { type, len, min, max } = rule;
  if (rule.whitespace && typeof value === "string" && value.trim() === "") return messages.whitespace(name);
  if (type && !isOfType[type](value)) return messages.type(name, type);
  const measured = measure(value);
  if (measured) {
    const { size, kind } = measured;
    if (len !== undefined && size !== len) return messages.len(name, len, kind);
    if (min !== undefined && size < min) return messages.min(name, min, kind);
    if (max !== undefined && size > max) return messages.max(name, max, kind);
  }
  if (rule.pattern !== undefined && !matches(rule.pattern, value)) return messages.pattern(name);
  if (rule.enum && !rule.enum.includes(value)) return messages.enum(name);
  return undefined;
}

/** What an optional rule says of what is empty but there: a list has too few entries, an empty text is no list. @see KIT-FORM-08 */
function emptyFault({ type, len, min, max }: Rule, value: unknown, context: Context): string | undefined {
  if (!Array.isArray(value) && !(value === "" && type === "array")) return undefined;
  return plainFault(
    { ...(type && { type }), ...(len !== undefined && { len }), ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    value,
    context,
  );
}

const sentenceOf = (rule: Rule) => (typeof rule.message === "function" ? rule.message() : rule.message);

function verdictFault(verdict: Verdict, rule: Rule, { name, messages }: Context): string | undefined {
  const first = Array.isArray(verdict) ? (verdict as readonly (string | Error)[])[0] : (verdict as Exclude<Verdict, readonly unknown[]>);
  if (first === undefined || first === null || first === true || first === "") return undefined;
  const own = first instanceof Error ? first.message : first || undefined;
  return own || sentenceOf(rule) || messages.invalid(name);
}

/** Runs a validator that may answer by return, by promise or by callback, whichever comes first. */
function askValidator(rule: Rule, value: unknown, context: Context): MaybePromise<string | undefined> {
  const validator = rule.asyncValidator ?? rule.validator;
  if (!validator) return undefined;
  let called: { verdict: Verdict } | undefined;
  let wake: ((verdict: Verdict) => void) | undefined;
  const callback = (verdict?: Verdict) => {
    called ??= { verdict };
    wake?.(verdict);
  };
  const read = (verdict: Verdict) => verdictFault(verdict, rule, context);
  const failed = (error: unknown) => read(error instanceof Error ? error : typeof error === "string" ? error : false);
  let returned: Verdict | Promise<Verdict>;
  try {
    returned = validator(rule, value, callback, context.source);
  } catch (error) {
    return failed(error);
  }
  if (returned instanceof Promise) return returned.then((verdict) => read(called ? called.verdict : verdict), failed);
  if (called) return read(called.verdict);
  // Whoever names the callback will call it; who returns nothing and names none has nothing to say.
  if (returned !== undefined || validator.length < 3) return read(returned);
  return new Promise<Verdict>((resolve) => {
    wake = resolve;
  }).then(read);
}

/** The parts of an object or list that rules are given for. */
function partsFault(rule: Rule, value: unknown, context: Context): MaybePromise<RuleError | undefined> {
  if (!rule.fields && !rule.defaultField) return undefined;
  const parts = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const keys = [...new Set([...Object.keys(rule.fields ?? {}), ...(rule.defaultField ? Object.keys(parts) : [])])];
  return firstResult(keys, (key) => {
    const path = `${context.path}.${key}`;
    return checkValue(Object.hasOwn(parts, key) ? parts[key] : undefined, rulesOf(rule.fields?.[key] ?? rule.defaultField), { ...context, path });
  });
}

function ruleFault(rule: Rule, given: unknown, context: Context): MaybePromise<RuleError | undefined> {
  const value = rule.transform ? rule.transform(given) : given;
  const fault = (message: string): RuleError => ({ path: context.path, message, rule });
  if (rule.validator ?? rule.asyncValidator)
    return mapMaybePromise(askValidator(rule, value, context), (message) => (message === undefined ? undefined : fault(message)));
  if (isEmpty(value, rule.type)) {
    if (rule.required) return fault(sentenceOf(rule) ?? context.messages.required(context.name));
    const plain = emptyFault(rule, value, context);
    return plain === undefined ? undefined : fault(sentenceOf(rule) ?? plain);
  }
  const plain = plainFault(rule, value, context);
  return plain === undefined ? partsFault(rule, value, context) : fault(sentenceOf(rule) ?? plain);
}

/**
 * The first fault of a value by rules in order, or nothing. Rules behind a fault are not asked, so a server is only troubled with what
 * is well formed. Answers at once unless a validator takes its time.
 */
export function checkValue(
  value: unknown,
  rules: readonly Rule[],
  { name = "", path = "", source = {}, messages = ruleMessages }: CheckOptions = {},
): MaybePromise<RuleError | undefined> {
  const context: Context = { name, path, source, messages };
  return firstResult(rules, (rule) => ruleFault(rule, value, context));
}

/** The first fault of each field of a model, in the order of the rules. */
export function checkModel(model: Readonly<Record<string, unknown>>, rules: Rules, messages?: RuleMessages): MaybePromise<RuleError[]> {
  const faults = Object.entries(rules).map(([path, list]) => checkValue(model[path], rulesOf(list), { name: path, path, source: model, messages }));
  return mapMaybePromise(allResults(faults), (list) => list.filter((fault) => fault !== undefined));
}
