import { type Database, sql } from "../data";
import { PACK_MARK } from "../data/pack-mark";

/** One import of the pack, as something to keep things under: what is kept under it is forgotten with it. */
export type Edition = { readonly mark: string };

const markOf = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;

/**
 * Tells which import the database is from. Nobody is told what was read before they asked, so nothing of an older import is ever given; but those who ask
 * while one reading is under way share the next one, as otherwise a rush of questions would first of all be a rush of readings.
 */
export function createEditions(database: Database): () => Promise<Edition> {
  let current: Edition | undefined;
  let reading: Promise<Edition> | undefined;
  let next: Promise<Edition> | undefined;

  async function read(): Promise<Edition> {
    const mark = (await database.get(markOf, { key: PACK_MARK }))?.value ?? "";
    if (current?.mark !== mark) current = { mark };
    return current;
  }
  function begin(): Promise<Edition> {
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
      () => undefined, // whoever asked then hears of it
    );
    next ??= ended.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}

/** Something that belongs to an edition, made when it is first asked for. */
export function ofEdition<T>(make: () => T): (edition: Edition) => T {
  const made = new WeakMap<Edition, T>();
  return (edition) => {
    const known = made.get(edition);
    if (known !== undefined) return known;
    const value = make();
    made.set(edition, value);
    return value;
  };
}

/** Where things are kept by their keys: a map, or a cache of limited size. */
export type Shelf<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: NoInfer<Value>): unknown };

/** What is kept under a key; read and kept where there is nothing yet. */
export async function keptOne<Key, Value>(shelf: Shelf<Key, Value>, key: Key, read: () => Promise<Value>): Promise<Value> {
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const value = await read();
  shelf.set(key, value);
  return value;
}
