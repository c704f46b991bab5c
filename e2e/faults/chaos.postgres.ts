import pg from "pg";
import { findPostgres, installPostgres, startPostgres, type TestPostgres } from "../../apps/server/src/data/testing-postgres-server";
import { killed } from "./chaos.embedded";
import { type Fault, type Look, WELL } from "./chaos.place";

const DOWN: Look = { readiness: "not ready", status: "down" };

async function query<T extends pg.QueryResultRow>({ url }: TestPostgres, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const portOf = ({ url }: TestPostgres): number => Number(new URL(url).port);

/** A primary with a synchronous standby. */
export async function startPair() {
  if (!findPostgres()) installPostgres();
  const bin = findPostgres();
  if (!bin) throw new Error("no PostgreSQL found: name the folder of its programs in POSTGRES_BIN");
  const primary = await startPostgres(bin, true);
  const pair = { primary, standby: await primary.standby() };
  return {
    pair,
    /** Both hosts, as the setting of the portal names them. */
    url: `${primary.url.replace("/postgres", "")},127.0.0.1:${portOf(pair.standby)}/postgres?target_session_attrs=read-write`,
    stop: async () => {
      await pair.primary.stop();
      await pair.standby.stop();
    },
  };
}

/** Signals processes that may have ended meanwhile. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
}

/** Faults of PostgreSQL. */
export const postgresFaults = ({ pair }: Awaited<ReturnType<typeof startPair>>): Fault[] => [
  { ...killed, name: "server on PostgreSQL killed (SIGKILL)" },
  {
    name: "PostgreSQL killed and restarted",
    expected: DOWN,
    async inflict(_place, look) {
      await pair.primary.kill();
      await look();
      await pair.primary.restart();
    },
  },
  {
    name: "PostgreSQL primary killed, standby promoted",
    expected: DOWN,
    async inflict(place, look) {
      const [old, next] = [pair.primary, pair.standby];
      await old.kill();
      await look();
      await query(next, "SELECT pg_promote()");
      await place.lookFor("the new primary is found", WELL);
      const port = portOf(old);
      await old.stop();
      pair.primary = next;
      pair.standby = await next.standby(port);
    },
  },
  {
    name: "PostgreSQL frozen (SIGSTOP)",
    expected: DOWN,
    async inflict(_place, look) {
      const { primary } = pair;
      const connections = await query<{ pid: number }>(primary, "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
      const pids = [primary.pid(), ...connections.map(({ pid }) => pid)];
      signalAll(pids, "SIGSTOP");
      await look();
      signalAll(pids, "SIGCONT");
    },
  },
  {
    name: "PostgreSQL read-only",
    expected: { readiness: "ready, read-only", status: "read-only" },
    async inflict(_place, look) {
      const { primary } = pair;
      const takesWrites = (yes: boolean) =>
        query(
          primary,
          `ALTER DATABASE postgres SET default_transaction_read_only = ${yes ? "off" : "on"};
           SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'onehall'`,
        );
      await takesWrites(false);
      await look();
      await takesWrites(true);
    },
  },
];
