import { type Database, sql } from "../data";
import { PACK_MARK } from "../data/pack-mark";

/** One import of the pack. Used as a WeakMap key: caches of an import are collected with it. */
export type IndexVersion = { readonly mark: string };

const markOf = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/**
 * Returns the import that the database holds. Linearizable: a call never gets a value read before it started, so nothing of an older import is served. Calls during a read share the next read, so at most two reads are in flight under load.
 */
export function createIndexVersions(database: Database): () => Promise<IndexVersion> {
  let current: IndexVersion | undefined;
  let reading: Promise<IndexVersion> | undefined;
  let next: Promise<IndexVersion> | undefined;

  async function read(): Promise<IndexVersion> {
    const mark = (await database.get(markOf, { key: PACK_MARK }))?.value ?? "";
    if (current?.mark !== mark) current = { mark };
    return current;
  }
  function begin(): Promise<IndexVersion> {
    const begun = read().finally(() => {
      if (reading === begun) reading = undefined;
    });
    reading = begun;
    return begun;
  }
  return () => {
    if (!reading) return begin();
    const ended = reading.then(
      () => undefined,
      () => undefined, // reported to the callers of that read
    );
    next ??= ended.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}

/** A value per index version, created lazily. */
export function perIndexVersion<T>(make: () => T): (indexVersion: IndexVersion) => T {
  const made = new WeakMap<IndexVersion, T>();
  return (indexVersion) => {
    const known = made.get(indexVersion);
    if (known !== undefined) return known;
    const value = make();
    made.set(indexVersion, value);
    return value;
  };
}

/** Key-value cache: a Map, or an LRU cache. */
export type KeyValueCache<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: NoInfer<Value>): unknown };

/** The cached value of a key; loaded and cached on a miss. */
export async function getOrLoad<Key, Value>(shelf: KeyValueCache<Key, Value>, key: Key, read: () => Promise<Value>): Promise<Value> {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const value = await read();
  shelf.set(key, value);
  return value;
}
