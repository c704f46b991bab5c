import * as fc from "fast-check";
import * as v from "valibot";

type Schema = v.GenericSchema;
/** The parts of a valibot schema that {@link arbitraryOf} reads. */
type Parts = Partial<{
  entries: Record<string, Schema>;
  item: Schema;
  key: Schema;
  value: Schema;
  wrapped: Schema;
  options: readonly unknown[];
  literal: unknown;
  pipe: readonly Step[];
}>;
type Step = { kind: string; type: string; requirement?: unknown };

/** Values that a schema accepts. Knows the schemas that the contract is written with, and says which it does not know. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return base(schema).filter((value) => v.is(schema, value));
}

function base(schema: Schema): fc.Arbitrary<unknown> {
  const parts: Parts = { pipe: undefined, ...schema };
  const steps = flat(parts.pipe ?? []);
  switch (schema.type) {
    case "object":
      return fc.record(Object.fromEntries(Object.entries(parts.entries ?? {}).map(([name, entry]) => [name, entryOf(entry)])), {
        requiredKeys: Object.entries(parts.entries ?? {})
          .filter(([, entry]) => entry.type !== "optional")
          .map(([name]) => name),
      });
    case "record":
      return fc.dictionary(arbitraryOf(parts.key ?? v.string()).map(String), arbitraryOf(parts.value ?? v.never()), { maxKeys: 3, noNullPrototype: true });
    case "array":
      return fc.array(arbitraryOf(parts.item ?? v.never()), {
        minLength: numberOf(steps, "min_length") ?? 0,
        maxLength: Math.min(numberOf(steps, "max_length") ?? 3, 3),
      });
    case "string":
      return text(steps);
    case "number":
      return number(steps);
    case "boolean":
      return fc.boolean();
    case "file":
      return fc.string({ minLength: 1, maxLength: 9 }).map((bytes) => new File([bytes], "a.png", { type: "image/png", lastModified: 0 }));
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constant(parts.literal);
    case "picklist":
      return fc.constantFrom(...(parts.options ?? []));
    case "nullable":
      return fc.option(arbitraryOf(parts.wrapped ?? v.never()), { nil: null });
    case "optional":
      return arbitraryOf(parts.wrapped ?? v.never());
    case "union":
    case "variant":
      return fc.oneof(...(parts.options ?? []).filter(isSchema).map(arbitraryOf));
    default:
      throw new Error(`test/arbitrary-of.ts does not know ${schema.type} yet: teach it.`);
  }
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
const entryOf = (entry: Schema): fc.Arbitrary<unknown> => arbitraryOf(entry);
const flat = (steps: readonly Step[]): Step[] => steps.flatMap((step) => ("pipe" in step && Array.isArray(step.pipe) ? flat(step.pipe) : [step]));
const requirementOf = (steps: Step[], type: string): unknown => steps.find((step) => step.type === type)?.requirement;
const numberOf = (steps: Step[], type: string): number | undefined => {
  const requirement = requirementOf(steps, type);
  return typeof requirement === "number" ? requirement : undefined;
};

function text(steps: Step[]): fc.Arbitrary<string> {
  if (steps.some((step) => step.type === "iso_date"))
    return fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const pattern = requirementOf(steps, "regex");
  // Anything fits the list of codes at first; what it holds is looked at after it has been taken apart.
  const inner = steps.flatMap((step) => (step.type === "array" ? [step] : []));
  if (inner.length > 0) return fc.constantFrom("", ...codesOf(inner[0]));
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  return fc.string({ minLength: numberOf(steps, "min_length") ?? 0, maxLength: Math.min(numberOf(steps, "max_length") ?? 20, 20) });
}

/** Codes for a comma list: the options of its items, or numbers of three digits. */
function codesOf(list: unknown): string[] {
  const item = typeof list === "object" && list !== null && "item" in list ? list.item : undefined;
  const options = typeof item === "object" && item !== null && "options" in item && Array.isArray(item.options) ? item.options.map(String) : ["108", "109"];
  return [...options, options.join(",")];
}

const number = (steps: Step[]): fc.Arbitrary<number> => {
  const bounds = { min: numberOf(steps, "min_value") ?? -1000, max: numberOf(steps, "max_value") ?? 1_000_000 };
  return steps.some((step) => step.type === "integer") ? fc.integer(bounds) : fc.double({ ...bounds, noNaN: true }).map((value) => value + 0);
};
