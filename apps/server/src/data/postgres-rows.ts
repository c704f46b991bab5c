import type { Statement } from "./sql";

/** One insert into one table whose rows do not depend on each other. DO UPDATE is left alone: it may not meet the same row twice in one statement. */
const PLAIN_INSERT = /^(INSERT\s+INTO\s+[^]*?\bVALUES\s*)(\([^()]*\))(\s*(?:ON\s+CONFLICT(?:\s*\([^()]*\))?\s+DO\s+NOTHING)?)$/i;

/** PostgreSQL numbers the parameters of a statement with 16 bits; a few thousand are as quick. */
const MAX_PARAMETERS = 4_000;

/** Rows that one statement can write: many for a plain INSERT, which saves the way to the server and back for each. */
export function rowsPerStatement(statement: Statement<object>): number {
  return PLAIN_INSERT.test(statement.text) && statement.slots.length > 0 ? Math.max(1, Math.floor(MAX_PARAMETERS / statement.slots.length)) : 1;
}

/** The same INSERT for `count` rows: `VALUES ($1, $2), ($3, $4)`. Only the full size is worth keeping prepared; the rest at the end has no name. */
export function multiRowInsert(statement: Statement<object>, count: number): { id?: string; text: string } {
  const match = PLAIN_INSERT.exec(statement.text);
  if (count === 1 || !match) return statement;
  const [, head = "", row = "", tail = ""] = match;
  const rows = Array.from({ length: count }, (_, index) =>
    row.replace(/\$(\d+)/g, (_place, number: string) => `$${Number(number) + index * statement.slots.length}`),
  );
  const text = head + rows.join(", ") + tail;
  return count === rowsPerStatement(statement) ? { id: `${statement.id}-rows`, text } : { text };
}
