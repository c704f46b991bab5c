import type { Database } from "../database";

/** One step of the schema. Once released it is never changed; the next step changes what it made. */
export type Migration = {
  /** Ascending; numbers may be missing, and a lower one may be released later: each database makes what it lacks. */
  number: number;
  name: string;
  /** Statements, each ended by a semicolon at the end of its line, with the placeholders of {@link DIALECT}. */
  text: string;
};

/** The only words in which the two databases differ. */
const DIALECT: Record<Database["kind"], Record<string, string>> = {
  // STRICT: SQLite refuses what does not fit the type, as PostgreSQL does.
  sqlite: { text: "TEXT", bigint: "INTEGER", real: "REAL", plain: "STRICT", packed: "STRICT, WITHOUT ROWID" },
  // "C": text is ordered by code point and prefixes use the index, as in SQLite.
  postgres: { text: 'TEXT COLLATE "C"', bigint: "BIGINT", real: "DOUBLE PRECISION", plain: "", packed: "" },
};

/** The statements of a migration for one kind of database. */
export function statementsOf({ text, name }: Migration, kind: Database["kind"]): string[] {
  const words = DIALECT[kind];
  const translated = text.replace(/\{(\w+)\}/g, (placeholder, word: string) => {
    const type = words[word];
    if (type === undefined) throw new Error(`migration ${name}: no meaning for ${placeholder}`);
    return type;
  });
  return translated
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
