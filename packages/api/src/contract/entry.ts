import type { GenericSchema, InferInput, InferOutput } from "valibot";
import { callPath, type AnswerOf, type AnyCall, type Call, type QueryOf, type Shape } from "../define-call.js";

/** How a call answers: inside `{ "statusCode": "200", "data": … }`, or at the top level. */
export type Envelope = "data" | "top";

/** A call with its schemas and what a reader of the contract wants to know. */
export type Entry = {
  readonly call: AnyCall;
  readonly shape: Shape;
  readonly envelope: Envelope;
  /** One line, in Chinese. */
  readonly summary: string;
  /** Older addresses of the same call, which public programs still use. @see LEGACY-04, LEGACY-08, CALL-18 */
  readonly legacyPaths: readonly LegacyPath[];
  /** Failures whose fault is the request's come with HTTP 200 and their code in the body: programs stop at any other status. @see LEGACY-16 */
  readonly failuresInBody: boolean;
};

/** An older address; there the answer lies in this many nested `data`, 0: as at the call's own address. */
export type LegacyPath = { readonly path: string; readonly nesting: 0 | 1 | 2 };

/** What an entry may say beside its summary. */
export type EntryOptions = Partial<Pick<Entry, "envelope" | "legacyPaths" | "failuresInBody">>;

/** The calls of one family, as the contract lists them. `id` names it in addresses and settings: lower case letters, hyphens between words. */
export type Family = {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The portal answers it itself, whatever back ends there are: what was acknowledged is in its own database. */
  readonly local?: true;
};

/** Joins a call with its schemas; the compiler refuses those of another call. */
export const entry = <S extends Shape>(
  call: Call<InferInput<S["request"]>, InferOutput<S["request"]>, InferOutput<S["response"]>>,
  shape: S,
  summary: string,
  { envelope = "data", legacyPaths = [], failuresInBody = false }: EntryOptions = {},
): Entry => ({ call, shape, summary, envelope, legacyPaths, failuresInBody });

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
