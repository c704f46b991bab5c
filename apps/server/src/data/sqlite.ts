import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "./database";
import { closed, DataError, cannotOpen } from "./errors";
import { rowsOf, type Value } from "./sql";
import { SqliteConnection } from "./sqlite-connection";
import { sqliteError } from "./sqlite-errors";
import { IDLE_LIMIT, assertOutsideTransaction, runTransaction, type TransactionDriver } from "./transaction";
import { WriteQueue } from "./write-queue";
import { bind } from "./values";

/** Name of the database file in its folder. */
export const SQLITE_FILE = "onehall.db";

const READERS = 2;

/** Rows that go to the writer in one message. */
const ROWS_AT_ONCE = 1_000;

type Bound = { text: string; values: Value[] };

/** A place for a connection, which is made again when its thread was lost; not before it is needed, so a file that cannot be opened makes no loop. */
class WorkerSlot {
  readonly #make: () => SqliteConnection;
  #connection: SqliteConnection | undefined;

  /** @param limit longest time of one request, in milliseconds; 0 for none */
  constructor(file: string, role: "writer" | "reader", limit = 0) {
    this.#make = () => new SqliteConnection(file, role, { limit });
  }

  get connection(): SqliteConnection {
    if (!this.#connection || this.#connection.lost) this.#connection = this.#make();
    return this.#connection;
  }

  async close(): Promise<void> {
    await this.#connection?.close();
  }
}

const steps = (writer: SqliteConnection): TransactionDriver => ({
  all: ({ text }, values) => writer.request("all", { text, values }),
  run: ({ text }, values) => writer.request("run", { text, values }),
  many: async ({ text }, rows) => {
    let changes = 0;
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) changes += await writer.request("many", { text, rows: rows.slice(from, from + ROWS_AT_ONCE) });
    return changes;
  },
});

/**
 * SQLite in WAL, with one writing and two reading threads, so that neither a slow query nor a flush of the disk ever stops a page.
 * Commits are flushed before they are answered; single writes that come at the same time share a flush.
 * @param readLimit longest time of one read, in milliseconds; 0 for none. What waits behind one that is given up fails with it
 * @throws DataError `data-unavailable` when the file cannot be opened
 */
export async function openSqlite(dir: string, idleLimit = IDLE_LIMIT, readLimit = 0): Promise<Database> {
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotOpen(dir, error);
  });
  const file = join(dir, SQLITE_FILE);
  const writer = new WorkerSlot(file, "writer");
  const readers = Array.from({ length: READERS }, () => new WorkerSlot(file, "reader", readLimit));

  const writeQueue = new WriteQueue<Bound, number>(async (statements) => {
    const answers = await writer.connection.request("together", { statements });
    return answers.map((answer) => (answer.error ? { status: "rejected", reason: sqliteError(answer.error) } : { status: "fulfilled", value: answer.result }));
  });

  try {
    await writer.connection.request("ready", {}); // first: it makes the file
    await Promise.all(readers.map(({ connection }) => connection.request("ready", {})));
  } catch (error) {
    await Promise.all([writer, ...readers].map((seat) => seat.close()));
    throw cannotOpen(file, error);
  }

  let closing: Promise<void> | undefined;
  const start = () => {
    assertOutsideTransaction();
    if (closing) throw closed();
  };

  const leastBusy = () => readers.map(({ connection }) => connection).reduce((best, reader) => (reader.load < best.load ? reader : best));

  const database: Database = {
    kind: "sqlite",

    async all(statement, params = {}) {
      start();
      if (!statement.reads) throw new DataError("data-statement", `This writes; use run or a transaction: ${statement.text}`);
      return rowsOf(statement, await leastBusy().request("all", { text: statement.text, values: bind(statement, params) }));
    },

    async get(statement, params) {
      return (await database.all(statement, params))[0];
    },

    async run(statement, params = {}) {
      start();
      return { changes: await writeQueue.enqueueBatched({ text: statement.text, values: bind(statement, params) }) };
    },

    async transaction(work) {
      start();
      return writeQueue.enqueueExclusive(async () => {
        const { connection } = writer;
        await connection.request("begin", {});
        try {
          const result = await runTransaction(steps(connection), work, idleLimit);
          await connection.request("commit", {});
          return result;
        } catch (error) {
          await connection.request("rollback", {}).catch(() => connection.drop()); // a writer must never stay inside a transaction
          throw error;
        }
      });
    },

    close() {
      closing ??= (async () => {
        await Promise.all(readers.map((reader) => reader.close()));
        await writeQueue.enqueueExclusive(() => writer.close());
      })();
      return closing;
    },
  };
  return database;
}
