export type RuleType =
  | "string"
  | "number"
  | "boolean"
  | "method"
  | "regexp"
  | "integer"
  | "float"
  | "array"
  | "object"
  | "enum"
  | "date"
  | "url"
  | "email"
  | "hex"
  | "any";

export type RuleTrigger = "blur" | "change";

/** `true` and nothing mean fine; `false` takes the rule's message; a text or an error is the message. */
export type Verdict = boolean | string | Error | readonly (string | Error)[] | null | undefined | void;

/** A check of one's own. Answers by `callback`, by what it returns, or by a promise; a rejected promise is a fault. */
export type Validator = (
  rule: Rule,
  value: unknown,
  callback: (verdict?: Verdict) => void,
  source: Readonly<Record<string, unknown>>,
) => Verdict | Promise<Verdict>;

/** A rule in the shape that async-validator made known, so that rules written for other kits are understood. @see KIT-FORM-07 */
export type Rule = {
  /** Kind of value. Left out, the value is measured as what it is. */
  type?: RuleType;
  /** Must be there. A rule without it lets an empty value pass. An unticked box counts as empty unless `type` is `boolean`. */
  required?: boolean;
  /** Exact length of a text in characters or of a list, or exact number. */
  len?: number;
  min?: number;
  max?: number;
  pattern?: RegExp | string;
  /** The only values allowed. */
  enum?: readonly unknown[];
  /** A text of nothing but spaces is a fault. */
  whitespace?: boolean;
  /** Decides alone: what else the rule says is not looked at. */
  validator?: Validator;
  /** The same; a second name that some rules use. */
  asyncValidator?: Validator;
  /** When a form looks. Left out: when the field is left, and while it is wrong on each change. */
  trigger?: RuleTrigger | readonly RuleTrigger[];
  message?: string | (() => string);
  /** Applied to the value before it is looked at. */
  transform?: (value: unknown) => unknown;
  /** Rules for parts of an object, or for places of a list. */
  fields?: Readonly<Record<string, Rule | readonly Rule[]>>;
  /** Rules for every part of an object or list that `fields` does not name. */
  defaultField?: Rule | readonly Rule[];
};

export type Rules = Readonly<Record<string, Rule | readonly Rule[]>>;

export const rulesOf = (rules: Rule | readonly Rule[] | undefined): readonly Rule[] => (rules === undefined ? [] : "length" in rules ? rules : [rules]);
