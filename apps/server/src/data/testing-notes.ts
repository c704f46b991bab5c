import { expect } from "vitest";
import type { Database } from "./database";
import { migrate } from "./migrate";
import type { Migration } from "./migrations/migration";
import { sql } from "./sql";
import type { Open } from "./testing";

/** A small schema of its own, so that the tests of the layer do not follow every change of the real one. */
const notes: Migration = {
  number: 1,
  name: "notes",
  text: `
    CREATE TABLE note (id INTEGER PRIMARY KEY, body {text} NOT NULL, amount {real}, big {bigint}) {plain};
    CREATE TABLE page (id INTEGER PRIMARY KEY, note_id INTEGER NOT NULL REFERENCES note (id)) {plain};
  `,
};

export type Note = { id: number; body: string; amount: number | null; big: number | null };

export const add = sql`INSERT INTO note (id, body, amount, big) VALUES (${"id"}, ${"body"}, ${"amount"}, ${"big"})`;
export const addPage = sql`INSERT INTO page (id, note_id) VALUES (${"id"}, ${"note"})`;
export const write = sql`UPDATE note SET big = ${"big"} WHERE id = ${"id"}`;
export const remove = sql`DELETE FROM note WHERE id >= ${"id"}`;
export const byId = sql<Note>`SELECT id, body, amount, big FROM note WHERE id = ${"id"}`;
export const all = sql<{ id: number }>`SELECT id FROM note ORDER BY id`;
export const count = sql<{ n: number }>`SELECT COUNT(*) AS n FROM note`;

export const note = (id: number, body = "", big = 0): Note => ({ id, body, amount: null, big });

export const counted = async (database: Database): Promise<number | undefined> => (await database.get(count))?.n;

/** A DataError with this code. */
export const failed = (code: string): unknown => expect.objectContaining({ name: "DataError", code });

/** A new database with these tables. */
export async function openNotes(open: Open, idleLimit?: number): Promise<Database> {
  const database = await open({ empty: true, idleLimit });
  await migrate(database, [notes]);
  return database;
}
