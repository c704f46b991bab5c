import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DataError } from "./errors";
import { list, fragment, sql } from "./sql";
import { bind } from "./values";

const column = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,7}$/);

/** A template literal with these names in it, as the compiler would hand it to the tag. */
const template = (...strings: string[]) => Object.assign([...strings], { raw: strings });

describe("statements", () => {
  test("names become numbers in the order in which they appear; a name used twice is one number", () => {
    const statement = sql`SELECT code FROM region WHERE parent = ${"code"} AND level = ${"level"} AND code <> ${"code"}`;
    expect(statement.text).toBe("SELECT code FROM region WHERE parent = $1 AND level = $2 AND code <> $1");
    expect(bind(statement, { level: "city", code: "440000" })).toEqual(["440000", "city"]);
  });

  test("every name is bound to its own value, whatever the order and the repetitions", () => {
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 30 }), (names) => {
        const statement = sql(template("", ...names.map(() => ",")), ...names);
        const distinct = [...new Set(names)];
        const values = bind(statement, Object.fromEntries(distinct.map((name) => [name, `value of ${name}`])));
        expect(values).toEqual(distinct.map((name) => `value of ${name}`));
        const numbers = statement.text
          .split(",")
          .filter(Boolean)
          .map((place) => Number(place.slice(1)));
        expect(numbers.map((number) => values[number - 1])).toEqual(names.map((name) => `value of ${name}`));
      }),
    );
  });

  test("a part brings its names along", () => {
    const visible = fragment`hidden = 0 AND parent = ${"parent"}`;
    expect(sql`SELECT code FROM region WHERE level = ${"level"} AND ${visible} AND name <> ${"level"}`.text).toBe(
      "SELECT code FROM region WHERE level = $1 AND hidden = 0 AND parent = $2 AND name <> $1",
    );
  });

  test.each([
    [
      ["a", "b"],
      ["a", "b", "b"],
    ],
    [
      ["a", "b", "c"],
      ["a", "b", "c"],
    ],
    [[], [null, null, null]],
  ])("a list of %j fills three places with %j", (tokens, expected) => {
    const statement = sql`SELECT task_id FROM term WHERE token IN ${list("tokens", 3)} AND weight > ${"least"}`;
    expect(statement.text).toBe("SELECT task_id FROM term WHERE token IN ($1, $2, $3) AND weight > $4");
    expect(bind(statement, { tokens, least: 1 })).toEqual([...expected, 1]);
  });

  test.each([
    ["a list that is too long", { tokens: ["a", "b", "c"] }],
    ["no list where one is wanted", { tokens: "a" }],
  ])("%s is refused", (_what, params) => {
    expect(() => bind(sql`SELECT 1 WHERE 'a' IN ${list("tokens", 2)}`, params)).toThrow(expect.objectContaining({ code: "data-value" }));
  });

  test("no value can be put into the text: only names are taken", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[a-z][A-Za-z0-9]*$/.test(text)),
        (text) => {
          expect(() => sql(template("SELECT ", ""), text)).toThrow(DataError);
        },
      ),
    );
  });

  test("the same text has the same name, another text another", () => {
    expect(sql`SELECT ${"a"}`.id).toBe(sql`SELECT ${"b"}`.id);
    expect(sql`SELECT ${"a"}`.id).not.toBe(sql`SELECT ${"a"}, ${"b"}`.id);
  });

  test.each([
    [sql`SELECT 1`, true],
    [sql`  with x as (select 1) select * from x`, true],
    [sql`INSERT INTO region SELECT 1`, false],
    [sql`DELETE FROM region`, false],
    [sql`SELECTED`, false],
  ])("$text reads: %s", ({ reads }, expected) => {
    expect(reads).toBe(expected);
  });
});

describe("values", () => {
  const statement = sql`SELECT ${"value"}`;

  test.each([
    ["a missing name", {}],
    ["undefined", { value: undefined }],
    ["NUL", { value: "a\0b" }],
    ["half a character", { value: "广\ud83d东" }],
    ["a boolean", { value: true }],
    ["NaN", { value: Number.NaN }],
    ["infinity", { value: Number.POSITIVE_INFINITY }],
    ["an integer that is not exact", { value: 2 ** 53 }],
    ["a big integer", { value: 1n }],
    ["a date", { value: new Date(0) }],
    ["a list without a place for one", { value: ["a"] }],
  ])("%s is refused before it reaches a database", (_what, params) => {
    expect(() => Reflect.apply(bind, undefined, [statement, params])).toThrow(expect.objectContaining({ name: "DataError", code: "data-value" }));
  });
});
