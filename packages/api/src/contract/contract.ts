import type { AnyCall } from "../define-call.js";
import { callKey, type Entry, type SchemasOf } from "./entry.js";
import { families } from "./families.js";

/** Every call of the contract with its schemas. */
export const contract: readonly Entry[] = families.flatMap((family) => family.entries);

const byKey = new Map(contract.map((entry) => [callKey(entry.call), entry]));

/** families.ts has joined call and shape under the eyes of the compiler; here the key tells that they belong together. */
const belongs = <C extends AnyCall>(call: C, shape: unknown): shape is Omit<SchemasOf<C>, "envelope"> => byKey.get(callKey(call))?.shape === shape;

/**
 * The schemas of a call. Variants of a call (same method and path, other defaults) share them.
 * @throws Error for a call that is not part of the contract: a mistake of the programmer, not of the visitor
 */
export function schemasOf<C extends AnyCall>(call: C): SchemasOf<C> {
  const entry = byKey.get(callKey(call));
  if (!entry || !belongs(call, entry.shape)) throw new Error(`${callKey(call)} is not part of the contract: give it a shape of its name in shapes/.`);
  return { request: entry.shape.request, response: entry.shape.response, envelope: entry.envelope };
}
