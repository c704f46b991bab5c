import { randomBytes } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { describe, inject, onTestFinished } from "vitest";
import type { Database } from "./database";
import { migrate } from "./migrate";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import { onceInRun } from "./testing-once";

/** Name of a database that many tests start from: made once in a run, copied for each test. */
export type Template = string & { readonly isTemplate: true };

export type OpenOptions = {
  /** What the database holds at first. @default the schema, without rows */
  template?: Template;
  /** Leave out the schema. */
  empty?: boolean;
  /** How long a transaction may stand still, in milliseconds. */
  idleLimit?: number;
  /** The place of a database that was opened before in the same test: opens it a second time. */
  again?: Database;
};

/** A new database, a copy of the template; closed and removed when the test ends. */
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

/** Where a database lives: a folder of SQLite, a database name of PostgreSQL. */
type Place = string;

type Kind = {
  open: (place: Place, idleLimit?: number) => Promise<Database>;
  template: (name: string) => Place;
  /** Makes an empty database, or a copy of the one at `from`. */
  create: (place: Place, from?: Place) => Promise<void>;
  /** A name that no other test has. */
  newPlace: () => Place;
  remove: (place: Place) => Promise<void>;
};

const uniqueName = (): string => `test_${randomBytes(6).toString("hex")}`;

const kinds: Record<Database["kind"], Kind> = {
  sqlite: {
    open: openSqlite,
    template: (name) => join(inject("runFolder"), name),
    create: (place, from) => (from ? cp(from, place, { recursive: true }) : Promise.resolve()), // opening makes the file
    newPlace: () => join(inject("runFolder"), uniqueName()),
    remove: (place) => rm(place, { recursive: true, force: true }),
  },
  postgres: {
    open(place, idleLimit) {
      const url = new URL(inject("postgresUrl"));
      url.pathname = `/${place}`;
      return openPostgres(url.href, idleLimit);
    },
    template: (name) => `template_${name}`,
    create: (place, from) => asAdmin(inject("postgresUrl"), `CREATE DATABASE ${place}${from ? ` TEMPLATE ${from}` : ""}`),
    newPlace: uniqueName,
    remove: (place) => asAdmin(inject("postgresUrl"), `DROP DATABASE ${place} WITH (FORCE)`),
  },
};

/**
 * Makes a template on every kind of database at once, as what is read for one serves the other too. Await it at the top of a module.
 * @param name letters only: part of a file name and of a database name
 * @param prepare reads what the template is filled with; not called where the template is there already
 */
export async function newTemplate(name: string, prepare: () => (database: Database) => Promise<unknown>): Promise<Template> {
  await onceInRun(name, async () => {
    const fill = prepare();
    const wanted = inject("postgresUrl") ? [kinds.sqlite, kinds.postgres] : [kinds.sqlite];
    await Promise.all(
      wanted.map(async (kind) => {
        const place = kind.template(name);
        await kind.create(place);
        const database = await kind.open(place);
        await fill(database).finally(() => database.close());
      }),
    );
  });
  return name as Template;
}

const schema = await newTemplate("schema", () => migrate);

/** Where each open database lives, for opening it again. */
const places = new WeakMap<Database, Place>();

async function newPlace(kind: Kind, { empty = false, template = schema }: OpenOptions): Promise<Place> {
  const place = kind.newPlace();
  onTestFinished(() => kind.remove(place));
  await kind.create(place, empty ? undefined : kind.template(template));
  return place;
}

/**
 * Runs tests on one kind of database; without PostgreSQL its tests count as skipped.
 * `open` belongs into a test: each gets a database of its own.
 */
export function onDatabase(name: Database["kind"], tests: (open: Open) => void): void {
  describe.skipIf(name === "postgres" && !inject("postgresUrl"))(`on ${name}`, () => {
    const kind = kinds[name];
    tests(async (options = {}) => {
      const place = (options.again && places.get(options.again)) ?? (await newPlace(kind, options));
      const database = await kind.open(place, options.idleLimit);
      onTestFinished(() => database.close());
      places.set(database, place);
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
