import type { Database, Transaction } from "./database";
import { DataError } from "./errors";
import { migrations as released } from "./migrations";
import { statementsOf, type Migration } from "./migrations/migration";
import { rawStatement, sql } from "./sql";

const applied = sql<{ number: number }>`SELECT number FROM migration ORDER BY number`;
const note = sql`INSERT INTO migration (number, name, applied_at) VALUES (${"number"}, ${"name"}, ${"now"})`;

/** The table that says which steps were made. */
const ledger: Migration = {
  number: 0,
  name: "migration",
  text: "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name {text} NOT NULL, applied_at {text} NOT NULL) {plain};",
};

/** Indexes of a full catalogue take minutes. */
const UNBOUNDED = { unbounded: true };

async function carryOut(tx: Transaction, migration: Migration, kind: Database["kind"]): Promise<void> {
  for (const text of statementsOf(migration, kind)) await tx.run(rawStatement(text));
}

/** Several processes may start on one PostgreSQL at once; SQLite's transaction already keeps the others out. */
async function keepOthersOut(tx: Transaction, kind: Database["kind"]): Promise<void> {
  // LOCK comes before the snapshot of the transaction is taken, so what the others did meanwhile is seen. An advisory lock would not do.
  if (kind === "postgres") await tx.run(rawStatement("LOCK TABLE migration IN EXCLUSIVE MODE"));
}

async function makeLedger(database: Database): Promise<void> {
  const make = () => database.transaction((tx) => carryOut(tx, ledger, database.kind), UNBOUNDED);
  // PostgreSQL reports a clash, in one of several words, when two processes make the same table at the same moment. The second time it is there.
  await make().catch(make);
}

/**
 * Brings the schema up to date, each step in a transaction of its own. Does nothing (and takes a millisecond) when it is.
 * @returns the numbers of the steps that were made now
 * @throws DataError `data-newer` when a newer program has already changed the database
 */
export async function migrate(database: Database, migrations: readonly Migration[] = released): Promise<number[]> {
  await makeLedger(database);
  const known = await database.all(applied);
  if (known.some(({ number }) => !migrations.some((one) => one.number === number))) {
    throw new DataError("data-newer", "数据库由更新版本的程序建立，不能用这个版本打开。请改用较新的程序，或者恢复升级之前的备份。");
  }
  const missing = migrations.filter(({ number }) => !known.some((done) => done.number === number));
  const made: number[] = [];
  for (const migration of missing) {
    const now = new Date().toISOString();
    const done = await database.transaction(async (tx) => {
      await keepOthersOut(tx, database.kind);
      if ((await tx.all(applied)).some(({ number }) => number === migration.number)) return false;
      await carryOut(tx, migration, database.kind);
      await tx.run(note, { number: migration.number, name: migration.name, now });
      return true;
    }, UNBOUNDED);
    if (done) made.push(migration.number);
  }
  return made;
}
