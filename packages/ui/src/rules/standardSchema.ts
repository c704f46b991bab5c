import { mapMaybePromise, type MaybePromise } from "./maybePromise.js";

type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] };
type Result = { readonly issues?: undefined; readonly value: unknown } | { readonly issues: readonly Issue[] };

/** The part of the Standard Schema interface (standardschema.dev) that is used: valibot, zod, arktype and others speak it. */
export type StandardSchema = {
  readonly "~standard": { readonly version: 1; readonly vendor: string; readonly validate: (value: unknown) => Result | Promise<Result> };
};

export const isStandardSchema = (rules: object | undefined): rules is StandardSchema => rules !== undefined && "~standard" in rules;

const keyOf = (part: PropertyKey | { readonly key: PropertyKey }) => String(typeof part === "object" ? part.key : part);

/** First message of each path that a schema finds wrong, in the schema's order; the path of the whole is `""`. */
export const schemaErrors = (schema: StandardSchema, model: unknown): MaybePromise<Map<string, string>> =>
  mapMaybePromise(schema["~standard"].validate(model), (result) => {
    const faults = new Map<string, string>();
    for (const { path = [], message } of result.issues ?? []) {
      const place = path.map(keyOf).join(".");
      if (!faults.has(place)) faults.set(place, message);
    }
    return faults;
  });
