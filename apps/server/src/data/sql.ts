import { createHash } from "node:crypto";
import { DataError } from "./errors";

/** What a column or a parameter can hold. Booleans are 0 and 1, JSON is text, instants are ISO 8601 text in UTC. */
export type Value = string | number | null;

/** Values by the names that a statement uses. A list is for {@link list} only. More names than the statement uses are allowed. */
export type Params = Readonly<Record<string, Value | readonly Value[]>>;

/** One row by column name. */
export type Row = Record<string, Value>;

declare const rowType: unique symbol;

/** Where a bound value comes from: a name, or one place of a named list. */
export type Placeholder = { name: string; at?: number };

/** A compiled statement; `RowType` is the shape of its rows, which nothing checks at run time. */
export type Statement<RowType extends object = Row> = {
  /** SQL with $1…$n, numbered in the order in which they appear. SQLite relies on that order, PostgreSQL on the numbers. */
  readonly text: string;
  /** The source of $1, $2, … */
  readonly slots: readonly Placeholder[];
  /** Same text, same name; the databases know the prepared statement by it. */
  readonly id: string;
  /** Whether it only reads, so that it may go to a reader. */
  readonly reads: boolean;
  readonly [rowType]?: RowType;
};

type List = { readonly list: string; readonly most: number };
type Piece = { readonly text: string } | { readonly name: string } | List;

/** A piece of SQL to be used in several statements. */
export type SqlFragment = { readonly pieces: readonly Piece[] };

const NAME = /^[a-z][A-Za-z0-9]*$/;
const READS = /^\s*(?:SELECT|WITH|VALUES|EXPLAIN)\b/i;

function named(name: string): string {
  if (!NAME.test(name))
    throw new DataError("data-statement", `${JSON.stringify(name)} is no parameter name: write \${"code"}, never a value. Pieces of SQL go in by part\`…\`.`);
  return name;
}

type Inserted = string | List | SqlFragment;

function pieces(strings: TemplateStringsArray, inserted: readonly Inserted[]): Piece[] {
  return strings.flatMap((text, index): Piece[] => {
    const next = inserted[index];
    if (next === undefined) return [{ text }];
    if (typeof next === "string") return [{ text }, { name: named(next) }];
    return "pieces" in next ? [{ text }, ...next.pieces] : [{ text }, next];
  });
}

/**
 * A list of at most `most` values: `region IN ${list("codes", 5)}`. The text stays the same for every length, so the statement is prepared once:
 * free places repeat the last value. An empty list matches nothing. Not for NOT IN.
 */
export const list = (name: string, most: number): List => ({ list: named(name), most });

/** A piece of SQL to be put into statements: columns, joins or conditions that several of them share. */
export const fragment = (strings: TemplateStringsArray, ...inserted: Inserted[]): SqlFragment => ({ pieces: pieces(strings, inserted) });

/** A name of a table that the database itself gave. */
export const quoted = (name: string): SqlFragment => ({ pieces: [{ text: `"${name.replaceAll('"', '""')}"` }] });

function compile(parts: readonly Piece[]): { text: string; slots: Placeholder[] } {
  const slots: Placeholder[] = [];
  const numbers = new Map<string, number>();
  const number = (key: string, slot: Placeholder) => {
    const known = numbers.get(key);
    if (known) return `$${known}`;
    numbers.set(key, slots.push(slot));
    return `$${slots.length}`;
  };
  const text = parts.map((piece) => {
    if ("text" in piece) return piece.text;
    if ("name" in piece) return number(piece.name, { name: piece.name });
    return `(${Array.from({ length: piece.most }, (_, at) => number(`${piece.list} ${at}`, { name: piece.list, at })).join(", ")})`;
  });
  return { text: text.join("").trim(), slots };
}

const statement = <RowType extends object>(text: string, slots: Placeholder[]): Statement<RowType> => ({
  text,
  slots,
  id: createHash("sha256").update(text).digest("base64url").slice(0, 22),
  reads: READS.test(text),
});

/**
 * One SQL text for both databases. Names stand where values will be: `` sql<RegionRow>`SELECT code FROM region WHERE parent = ${"code"}` ``.
 * A name used twice is one parameter. Define statements once, beside the code that uses them; the values are given at the call.
 * @throws DataError `data-statement` when something that is no name is put in
 */
export function sql<RowType extends object = Row>(strings: TemplateStringsArray, ...inserted: Inserted[]): Statement<RowType> {
  const { text, slots } = compile(pieces(strings, inserted));
  return statement(text, slots);
}

/** A statement without parameters from a text that was put together elsewhere (migrations). */
export const rawStatement = (text: string): Statement => statement(text.trim(), []);

/** Rows come from the database as they are: what they hold is the word of the statement's author. */
export function rowsOf<RowType extends object>(statement: Statement<RowType>, rows: Row[]): RowType[];
export function rowsOf(_statement: Statement<object>, rows: Row[]): object[] {
  return rows;
}

/** The same statement for lists of several lengths; gives the one for the shortest list that is long enough. */
export function byListLength<RowType extends object>(
  sizes: readonly number[],
  make: (most: number) => Statement<RowType>,
): (length: number) => Statement<RowType> {
  const made = sizes.map((most) => ({ most, statement: make(most) }));
  const longest = make(sizes.at(-1) ?? 1);
  return (length) => made.find(({ most }) => length <= most)?.statement ?? longest;
}
