import { DataError } from "./errors";
import type { Params, Statement, Value } from "./sql";

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Only what both databases give back exactly as it was written. */
function storable(name: string, value: unknown): Value {
  switch (typeof value) {
    case "string":
      if (value.includes("\0")) throw new DataError("data-value", `“${name}”里有不能保存的空字符，请删除后再试。`);
      if (LONE_SURROGATE.test(value)) throw new DataError("data-value", `“${name}”里有不完整的字符，请删除后再试。`);
      return value;
    case "number":
      if (!Number.isFinite(value)) throw new DataError("data-value", `“${name}”不是有效的数字。`);
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new DataError("data-value", `“${name}”的数字太大，不能准确保存。`);
      return value === 0 ? 0 : value; // −0 has no counterpart in an integer column
    default:
      if (value === null) return null;
      // The SQLite driver takes the whole process down on a boolean: nothing else may get through.
      throw new DataError("data-value", `${name} must be a string, a number or null, not ${typeof value}. Booleans are 0 and 1, JSON is text.`);
  }
}

const counted = new WeakMap<Statement<object>, ReadonlyMap<string, number>>();

/** How many places each list of a statement has; counted once, as a list has hundreds of them. */
function placesOf(statement: Statement<object>): ReadonlyMap<string, number> {
  const known = counted.get(statement);
  if (known) return known;
  const places = new Map<string, number>();
  for (const { name, at } of statement.slots) if (at !== undefined) places.set(name, (places.get(name) ?? 0) + 1);
  counted.set(statement, places);
  return places;
}

/**
 * The values of a statement in the order $1…$n.
 * @throws DataError `data-value` for a missing name, a list that is too long, NUL, half a character, NaN, or a number beyond 2^53
 */
export function bind(statement: Statement<object>, params: Params): Value[] {
  const places = placesOf(statement);
  return statement.slots.map(({ name, at }) => {
    const value = params[name];
    if (value === undefined) throw new DataError("data-value", `${name} is missing in the values of: ${statement.text}`);
    if (at === undefined) return storable(name, value);
    if (!Array.isArray(value)) throw new DataError("data-value", `${name} must be a list in: ${statement.text}`);
    const most = places.get(name) ?? 0;
    if (value.length > most) throw new DataError("data-value", `${name} has ${value.length} values, the statement takes ${most}: ${statement.text}`);
    return value.length === 0 ? null : storable(name, value[Math.min(at, value.length - 1)]);
  });
}
