import { type Params, type Queries, type Row, sql, type SqlFragment, type Statement, type Transaction } from "../data";
import { quoted } from "../data/sql";

/** A table that an import fills. `clear` removes what comes from a pack, and so says which rows that is. */
export type FilledTable = { clear: Statement; insert: Statement; rows: readonly Params[] };

/** How the rows of one table change; `touched`: names of values that differ in some row, all where a row comes or goes. */
export type RowChanges = {
  table: string;
  remove: Statement;
  removed: readonly Params[];
  insert: Statement;
  added: readonly Params[];
  update: Statement;
  changed: readonly Params[];
  touched: ReadonlySet<string>;
};

const INSERT = /^INSERT INTO (\w+) \(([^)]+)\)\s+VALUES \((\$1(?:, *\s*\$\d+)*)\)/;
const WHERE = /^DELETE FROM \w+ WHERE (.+)$/s;

const keyColumns = sql<{ name: string }>`SELECT name FROM pragma_table_info(${"table"}) WHERE pk > 0 ORDER BY pk`;

type Shape = { table: string; columns: readonly { column: string; name: string }[]; own: SqlFragment };

/** The table that a statement fills. */
export const tableOf = (insert: Statement): string => /^INSERT INTO (\w+)/.exec(insert.text)?.[1] ?? "";

/** What the statements of a table say of it; undefined where its values are not written as they come. */
function shapeOf({ clear, insert }: FilledTable): Shape | undefined {
  const [, table, list, values] = INSERT.exec(insert.text) ?? [];
  if (table === undefined || list === undefined || values === undefined) return undefined;
  const columns = list.split(",").map((column, index) => ({ column: column.trim(), name: insert.slots[index]?.name ?? "" }));
  if (columns.length !== insert.slots.length || values.split(",").length !== columns.length) return undefined;
  return { table, columns, own: { pieces: [{ text: `(${WHERE.exec(clear.text)?.[1] ?? "1 = 1"})` }] } };
}

const written = (pieces: SqlFragment["pieces"]): SqlFragment => ({ pieces });

/** `a = ${"a"} AND b = ${"b"}`. */
const assigned = (columns: Shape["columns"], between: string): SqlFragment =>
  written(columns.flatMap(({ column, name }, index) => [{ text: `${index === 0 ? "" : between}"${column}" = ` }, { name }]));

const differs = (row: Row, next: Params, name: string): boolean => row[name] !== next[name];

/** @returns undefined where every row has to be written: two rows of one key, or values that are not written as they come */
async function changesOf(database: Queries, filled: FilledTable, shape: Shape): Promise<RowChanges | undefined> {
  const { table, columns, own } = shape;
  const keys = (await database.all(keyColumns, { table })).flatMap(({ name: key }) => columns.filter(({ column }) => column === key));
  if (keys.length === 0) return undefined;
  const keyOf = (row: Params): string => JSON.stringify(keys.map(({ name }) => row[name]));
  const selected = written(columns.flatMap(({ column, name }, index) => [{ text: `${index === 0 ? "" : ", "}"${column}" AS "${name}"` }]));
  const known = new Map((await database.all(sql`SELECT ${selected} FROM ${quoted(table)} WHERE ${own}`)).map((row) => [keyOf(row), row]));
  const names = columns.map(({ name }) => name);
  const [added, changed, seen, touched]: [Params[], Params[], Set<string>, Set<string>] = [[], [], new Set(), new Set()];
  for (const row of filled.rows) {
    const key = keyOf(row);
    if (seen.has(key)) return undefined;
    seen.add(key);
    const old = known.get(key);
    const different = old === undefined ? names : names.filter((name) => differs(old, row, name));
    if (different.length > 0) (old === undefined ? added : changed).push(row);
    for (const name of different) touched.add(name);
  }
  const removed = [...known].filter(([key]) => !seen.has(key)).map(([, row]) => row);
  if (removed.length > 0) for (const name of names) touched.add(name);
  const which = assigned(keys, " AND ");
  return {
    table,
    // What has become somebody's own since it was read is left alone.
    remove: sql`DELETE FROM ${quoted(table)} WHERE ${which} AND ${own}`,
    removed,
    insert: filled.insert,
    added,
    update: sql`UPDATE ${quoted(table)} SET ${assigned(columns, ", ")} WHERE ${which} AND ${own}`,
    changed,
    touched,
  };
}

/** All rows of several tables that fill one, or of one whose rows cannot be compared. */
const anew = (table: string, filled: readonly FilledTable[], { clear, insert }: FilledTable): RowChanges => ({
  table,
  remove: clear,
  removed: [{}],
  insert,
  added: filled.flatMap(({ rows }) => rows),
  update: insert,
  changed: [],
  touched: new Set(insert.slots.map(({ name }) => name)),
});

/**
 * Compares what tables of the embedded database hold of a pack with what they shall hold.
 * @param tables in an order that no reference forbids
 */
export async function rowChanges(database: Queries, tables: readonly FilledTable[]): Promise<RowChanges[]> {
  const groups = new Map<string, FilledTable[]>();
  for (const one of tables) groups.set(tableOf(one.insert), [...(groups.get(tableOf(one.insert)) ?? []), one]);
  const found: RowChanges[] = [];
  for (const [table, group] of groups) {
    const [only] = group;
    if (!only) continue;
    const shape = group.length === 1 ? shapeOf(only) : undefined;
    found.push((shape && (await changesOf(database, only, shape))) ?? anew(table, group, only));
  }
  return found;
}

/** Rows that go to the database at once. */
const PORTION = 4_000;

async function runAll(tx: Transaction, statement: Statement, rows: readonly Params[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PORTION) await tx.runMany(statement, rows.slice(from, from + PORTION));
}

/** Makes the changes: first what goes, the last table first. */
export async function applyChanges(tx: Transaction, changes: readonly RowChanges[]): Promise<void> {
  for (const { remove, removed } of changes.toReversed()) await runAll(tx, remove, removed);
  for (const { insert, added, update, changed } of changes) {
    await runAll(tx, update, changed);
    await runAll(tx, insert, added);
  }
}
