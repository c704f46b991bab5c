import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { describe, inject, onTestFinished } from "vitest";
import type { Database } from "./database";
import { migrate } from "./migrate";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

export type OpenOptions = {
  /** Leave out the schema. */
  empty?: boolean;
  /** How long a transaction may stand still, in milliseconds. */
  idleLimit?: number;
  /** The place of a database that was opened before in the same test: opens it a second time. */
  again?: Database;
};

/** A new database with the schema; closed and removed when the test ends. */
export type Open = (options?: OpenOptions) => Promise<Database>;

/** Carries out one statement in the test server's own database. */
export async function asAdmin(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function newPostgresDatabase(admin: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(admin, `CREATE DATABASE ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(admin, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Where each open database lives, for opening it again. */
const places = new WeakMap<Database, string>();

const openers: Record<Database["kind"], (options: OpenOptions) => Promise<Database>> = {
  async sqlite({ idleLimit, again }) {
    const known = again && places.get(again);
    const dir = known ?? (await mkdtemp(join(tmpdir(), "onehall-data-")));
    if (!known) onTestFinished(() => rm(dir, { recursive: true, force: true }));
    const database = await openSqlite(dir, idleLimit);
    places.set(database, dir);
    return database;
  },
  async postgres({ idleLimit, again }) {
    let url = again && places.get(again);
    if (!url) {
      const made = await newPostgresDatabase(inject("postgresUrl"));
      onTestFinished(made.drop);
      ({ url } = made);
    }
    const database = await openPostgres(url, idleLimit);
    places.set(database, url);
    return database;
  },
};

/**
 * Runs tests on one kind of database; without PostgreSQL its tests count as skipped.
 * `open` belongs into a test: each gets a database of its own.
 */
export function onDatabase(name: Database["kind"], tests: (open: Open) => void): void {
  describe.skipIf(name === "postgres" && !inject("postgresUrl"))(`on ${name}`, () => {
    tests(async (options = {}) => {
      const database = await openers[name](options);
      onTestFinished(() => database.close());
      if (!options.empty && !options.again) await migrate(database);
      return database;
    });
  });
}

/** Runs the same tests on both databases: what the data layer and every repository must pass. */
export function onEachDatabase(tests: (name: Database["kind"], open: Open) => void): void {
  for (const name of ["sqlite", "postgres"] as const) onDatabase(name, (open) => tests(name, open));
}

/** Lets a test hold a transaction open and say when it goes on. */
export class Gate {
  open: () => void = () => {};
  readonly passed = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
