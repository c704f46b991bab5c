import { type AnyCall, createClient } from "@onehall/api";
import { families, validateAnswer } from "@onehall/api/contract";
import type { Database } from "../data";
import type { Open } from "../data/testing";
import type { Log } from "../common/log";
import { small } from "../province/testing-small";
import { contractRouter } from "./router/router";
import { createServices, type Services } from "./services";

/** A Friday. */
const NOW = new Date("2026-11-20T02:00:00Z");

type Statements = { count: number };

/** A database that counts what it is asked, to find answers that ask once for each row. */
function counting(database: Database, statements: Statements): Database {
  const count = (): void => {
    statements.count += 1;
  };
  return {
    ...database,
    all: (statement, params) => (count(), database.all(statement, params)),
    get: (statement, params) => (count(), database.get(statement, params)),
    run: (statement, params) => (count(), database.run(statement, params)),
  };
}

export type Host = {
  /** The database itself; what it is asked is not counted. */
  database: Database;
  services: Services;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The typed client of the contract; every answer is checked against its schema. */
  client: ReturnType<typeof createClient>;
  statements: Statements;
  /** What was logged as an error. */
  logged: unknown[];
};

/** The contract over a new database with the small pack in it, as a host would mount it. */
export async function openHost(open: Open): Promise<Host> {
  const database = await open({ template: small });
  const statements = { count: 0 };
  const logged: unknown[] = [];
  const quiet = () => undefined;
  const log: Log = { debug: quiet, info: quiet, warn: quiet, error: (entry: unknown) => void logged.push(entry) };
  const services = await createServices({ database: counting(database, statements), log, now: () => NOW });
  const host = contractRouter(services);
  const client = createClient({ baseUrl: "http://host.test", fetch: async (input, init) => host.request(new Request(input, init)), validate: validateAnswer });
  return {
    database,
    services,
    client,
    statements,
    logged,
    request: async (path, init) => host.request(new URL(path, "http://host.test/portal/api/v2/").href, init),
  };
}

/** Every call of a family of the contract. */
export const callsOfFamily = (id: string): AnyCall[] => families.flatMap((family) => (family.id === id ? family.entries.map(({ call }) => call) : []));
