import type { GenericSchema } from "valibot";
import { callPath, type AnswerOf, type AnyCall, type QueryOf, type Shape } from "../define-call.js";
import type { Description, Envelope } from "../define-shape.js";

/** A call with its schemas and its description. */
export type Entry = Required<Omit<Description, "family">> & {
  readonly call: AnyCall;
  readonly shape: Shape;
};

/** The calls of one family, as the contract lists them. `id` names it in addresses and settings: lower case letters, hyphens between words. */
export type Family = {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The portal answers it itself, whatever back ends there are: what was acknowledged is in its own database. */
  readonly local?: true;
};

/** Schemas of one call, typed by it. */
export type SchemasOf<C extends AnyCall> = {
  readonly request: GenericSchema<unknown, QueryOf<C>>;
  readonly response: GenericSchema<unknown, AnswerOf<C>>;
  readonly envelope: Envelope;
};

/** The path under which a router finds a call: without query, `:id` for `{id}`. */
export const routePath = (call: Pick<AnyCall, "path">): string =>
  callPath(call)
    .replace(/\?.*$/, "")
    .replace(/\{(\w+)\}/g, ":$1");

/** Names a call among all: method and absolute path. */
export const callKey = (call: Pick<AnyCall, "method" | "path">): string => `${call.method} ${callPath(call)}`;
