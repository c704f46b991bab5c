import { usageError } from "./usageError.js";

/** Throws when two entries of a list share a key: their states would be one. */
export function requireUniqueKeys(widget: string, keys: readonly string[]): void {
  if (new Set(keys).size === keys.length) return;
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  throw usageError(widget, `two items have the key "${twice}"`, "Each item's state is held under its key", "Give every item a key of its own");
}
