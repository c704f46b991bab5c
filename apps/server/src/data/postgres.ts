import { setTimeout as pause } from "node:timers/promises";
import { Pool, type PoolClient } from "pg";
import type { Database } from "./database";
import { closed, DataError, cannotOpen } from "./errors";
import { rowsPerStatement, multiRowInsert } from "./postgres-rows";
import { isConflict, isReadOnly, isUnavailable, postgresError } from "./postgres-errors";
import { addressesOf, findPrimary } from "./postgres-hosts";
import { rowsOf, type Row, type Value } from "./sql";
import { IDLE_LIMIT, assertOutsideTransaction, runTransaction, type TransactionDriver } from "./transaction";
import { bind } from "./values";

/** Connections of one process. */
const CONNECTIONS = 10;

/** Milliseconds to wait for a free connection, or for the server to accept one. */
const CONNECT_LIMIT = 10_000;

/** Longest time for one statement, in milliseconds: a server that has stopped answering must not hold its visitors for ever. */
const QUERY_LIMIT = 10_000;

/** How often a transaction that collided with others is tried. */
const ATTEMPTS = 30;

/** Longest pause before trying again, in milliseconds. */
const MAX_PAUSE_LENGTH = 200;

const BOOLEAN = 16;
const NUMBERS = new Set([20, 21, 23, 700, 701, 1700]);

/** As SQLite answers: numbers as numbers, true and false as 1 and 0, everything else as text. */
const types = {
  getTypeParser: (oid: number) => (text: string) => {
    if (NUMBERS.has(oid)) return Number(text);
    return oid === BOOLEAN ? Number(text === "t") : text;
  },
};

const LOCK_AUDIT = "LOCK TABLE audit_head IN EXCLUSIVE MODE";

type Client = Pick<PoolClient, "query">;

/** A statement with a name is prepared once in each connection; one without a name is not cached. */
type Prepared = { id?: string; text: string };

/** @param limit longest time in milliseconds; 0 for none. A connection whose statement has run out of it must not be used again; the server ends it as well. */
async function ask(client: Client, { id, text }: Prepared, limit: number, values: Value[] = []): Promise<{ rows: Row[]; changes: number }> {
  try {
    const { rows, rowCount } = await client.query<Row>({ ...(id ? { name: id } : {}), text, values, ...(limit > 0 ? { query_timeout: limit } : {}) });
    return { rows, changes: rowCount ?? 0 };
  } catch (error) {
    throw postgresError(error);
  }
}

const steps = (client: Client, limit: number): TransactionDriver => ({
  all: async (statement, values) => (await ask(client, statement, limit, values)).rows,
  run: async (statement, values) => (await ask(client, statement, limit, values)).changes,
  many: async (statement, rows) => {
    const size = rowsPerStatement(statement);
    let changes = 0;
    for (let from = 0; from < rows.length; from += size) {
      const some = rows.slice(from, from + size);
      changes += (await ask(client, multiRowInsert(statement, some.length), limit, some.flat())).changes;
    }
    return changes;
  },
});

/** The pause before attempt `attempt` + 1: longer each time, and different for those that collided. */
const pauseAfter = (attempt: number) => pause(Math.random() * Math.min(MAX_PAUSE_LENGTH, 2 ** attempt));

/** Tries again what collided with others; the database has undone it completely. */
async function untilAlone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      await pauseAfter(attempt);
    }
  }
}

/** Remembers the first conflict of a transaction, whatever `work` makes of the error, and whether its connection can still be asked. */
function watched(inner: TransactionDriver): { steps: TransactionDriver; conflict: () => unknown; lost: () => boolean } {
  let conflict: unknown;
  let lost = false;
  const noted = <T>(promise: Promise<T>) =>
    promise.catch((error: unknown) => {
      if (isConflict(error)) conflict ??= error;
      lost ||= isUnavailable(error);
      throw error;
    });
  return {
    steps: {
      all: (statement, values) => noted(inner.all(statement, values)),
      run: (statement, values) => noted(inner.run(statement, values)),
      many: (statement, rows) => noted(inner.many(statement, rows)),
    },
    conflict: () => conflict,
    lost: () => lost,
  };
}

/**
 * PostgreSQL over a pool of connections. Single statements commit for themselves; transactions are serializable and tried again after a conflict.
 * @param url `postgres://user:password@host:port/database`, with the options of libpq; of several hosts the one that is the primary is asked
 * @param idleLimit longest time that a transaction may stand still, in milliseconds
 * @param queryLimit longest time of one statement, in milliseconds
 * @throws DataError `data-unavailable` when it cannot be reached or does not store UTF-8
 */
export async function openPostgres(url: string, idleLimit = IDLE_LIMIT, queryLimit = QUERY_LIMIT): Promise<Database> {
  const openPool = (connectionString: string): Pool => {
    const opened = new Pool({
      connectionString,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_LIMIT,
      application_name: "onehall",
      // Nobody waits for it any more: the server would carry it out to its end, and hold its locks.
      statement_timeout: queryLimit,
      // A process that hangs in a transaction must not hold its locks for ever; the limit of `runTransaction` comes first.
      idle_in_transaction_session_timeout: idleLimit * 2,
      types,
    });
    // A connection that breaks while idle is replaced by the pool; the next query fails if the server is gone.
    opened.on("error", () => undefined);
    opened.on("connect", (client) => client.on("error", () => undefined));
    return opened;
  };
  const addresses = addressesOf(url);
  const [only = url] = addresses;
  const primary = () => (addresses.length === 1 ? Promise.resolve(only) : findPrimary(addresses));
  let address = await primary().catch((error: unknown) => {
    throw cannotOpen("DATABASE_URL", error);
  });
  let pool = openPool(address);

  try {
    const { rows } = await ask(pool, { text: "SELECT current_setting('server_encoding') AS encoding" }, queryLimit);
    if (rows[0]?.encoding !== "UTF8") throw new Error(`它的编码是 ${rows[0]?.encoding}，应为 UTF8`);
  } catch (error) {
    await pool.end();
    throw cannotOpen("DATABASE_URL", error);
  }

  let seeking: Promise<void> | undefined;
  /** After a host was lost or has become a standby: whichever is the primary now is asked from then on. */
  const seek = async () => {
    const found = await primary().catch(() => address); // None yet: the next failure asks again.
    if (found === address || closing) return;
    const old = pool;
    [address, pool] = [found, openPool(found)];
    void old.end(); // When what it is still asked has failed or ended.
  };

  let closing: Promise<void> | undefined;
  const underWay = new Set<Promise<unknown>>();
  const started = async <T>(work: () => Promise<T>): Promise<T> => {
    assertOutsideTransaction();
    if (closing) throw closed();
    const running = untilAlone(work);
    underWay.add(running);
    try {
      return await running;
    } catch (error) {
      if (isUnavailable(error) || isReadOnly(error)) seeking ??= seek().finally(() => (seeking = undefined));
      throw error;
    } finally {
      underWay.delete(running);
    }
  };

  const database: Database = {
    kind: "postgres",

    all: (statement, params = {}) =>
      started(async () => {
        if (!statement.reads) throw new DataError("data-statement", `This writes; use run or a transaction: ${statement.text}`);
        return rowsOf(statement, (await ask(pool, statement, queryLimit, bind(statement, params))).rows);
      }),

    get: async (statement, params) => (await database.all(statement, params))[0],

    run: (statement, params = {}) => started(async () => ({ changes: (await ask(pool, statement, queryLimit, bind(statement, params))).changes })),

    transaction: (work, { unbounded = false, audited = false } = {}) =>
      started(async () => {
        const client = await pool.connect().catch((error: unknown) => {
          throw postgresError(error);
        });
        const limit = unbounded ? 0 : queryLimit;
        const { steps: watchedSteps, conflict, lost } = watched(steps(client, limit));
        let broken = false;
        try {
          await ask(client, { text: "BEGIN ISOLATION LEVEL SERIALIZABLE" }, queryLimit);
          if (unbounded) await ask(client, { text: "SET LOCAL statement_timeout = 0" }, queryLimit);
          // Before the snapshot is taken, so that the end of the chain is seen as the one before left it.
          if (audited) await ask(client, { text: LOCK_AUDIT }, queryLimit);
          const result = await runTransaction(watchedSteps, work, idleLimit);
          await ask(client, { text: "COMMIT" }, limit);
          return result;
        } catch (error) {
          // Closing a connection that does not answer rolls back as well, and nobody waits for it a second time.
          broken = lost() || isUnavailable(error);
          if (!broken)
            await ask(client, { text: "ROLLBACK" }, queryLimit).catch(() => {
              broken = true;
            });
          throw conflict() ?? error;
        } finally {
          client.release(broken);
        }
      }),

    close() {
      closing ??= Promise.allSettled(underWay).then(() => pool.end());
      return closing;
    },
  };
  return database;
}
