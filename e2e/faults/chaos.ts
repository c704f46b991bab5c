import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sequence } from "../bench/differential-requests";
import { smallPack } from "../support/small-pack";
import { makeDisk } from "./chaos.disk";
import { diskFaults, embeddedFaults, startUpstream } from "./chaos.embedded";
import { type Fault, GONE, Place, WELL } from "./chaos.place";
import { postgresFaults, startPair } from "./chaos.postgres";
import { workerFaults } from "./chaos.workers";

/** Time between the begin of writing and the fault, in milliseconds, at most. */
const BEFORE = 400;

type Row = { rounds: number; acknowledged: number; lost: number; "wrong pages": number; faults: number; readiness: string; "/portal/status": string };

/** One round: people write, the fault comes and goes, and all is looked through. */
async function round(place: Place, fault: Fault, name: string, before: number, row: Row): Promise<void> {
  const { people } = place;
  const begin = performance.now();
  const [lost, faults] = [people.lost, people.faults.length];
  const over = new AbortController();
  const writing = people.writeUntil(over.signal, () => place.portal.origin, name);
  await pause(before);
  await fault.inflict(place, async () => {
    const seen = await place.lookFor(fault.name, fault.expected);
    row.readiness = seen.readiness;
    row["/portal/status"] = seen.status;
    if (fault.expected.status !== GONE.status) row["wrong pages"] += await place.checkPages(`meanwhile, ${fault.name}`, fault.expected.status === "read-only");
  });
  await place.lookFor(`after ${fault.name}`, WELL);
  over.abort();
  await place.forward(); // What still waits for an answer gets its refusal.
  const { answered, open } = await writing;
  await people.sendAgain(place.portal, open);
  await people.check(place.portal, [...answered, ...open]);
  row["wrong pages"] += await place.checkPages(fault.name);
  await place.checkDatabase(fault.name);
  row.rounds += 1;
  row.acknowledged += answered.length;
  row.lost += people.lost - lost;
  row.faults += people.faults.length - faults;
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${fault.name}: ${answered.length} writes acknowledged, ${open.length} sent again, ${seconds} s`);
}

/**
 * Makes trouble of every kind while people write, in turn, and looks afterwards whether all is as it should be: nothing that was acknowledged is lost, what was
 * not answered gets its answer when it is sent again, the database is whole, pages are what they were, readiness and `/portal/status` said what was going on,
 * and the portal came back by itself. Faults of the disk need root on Linux (a loop device).
 * Options: `--rounds 300`, `--minutes` after which no further round begins, `--seed` (printed), `--only` part of the name of a kind.
 * @returns 1 when something was not so
 */
export async function runChaos(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "300" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      minutes: { type: "string", default: "Infinity" },
      only: { type: "string", default: "" },
    },
  });
  const random = sequence(Number(values.seed));
  const home = mkdtempSync(join(tmpdir(), "onehall-chaos-"));
  const pack = await smallPack();
  const disk = makeDisk();
  if (!disk) console.warn("no loop device: faults of the disk are left out (root on Linux can make one)");
  const [pair, upstream] = await Promise.all([startPair(), startUpstream()]);
  const settings = {
    PROVINCE: pack,
    DATABASE_URL: "",
    WORKERS: "1",
    WRITES_PER_MINUTE: "1000000",
    SAMPLE_OFFICE_SECONDS: "0",
    DISK_RESERVE_MIB: "16",
    LOG_LEVEL: "silent",
    UPSTREAM_NOTICES: upstream.base,
    // Pages are the same on whichever port.
    PUBLIC_ORIGIN: "http://portal.test",
    ALLOWED_HOSTS: "127.0.0.1",
  };
  const embedded = new Place(settings, disk?.dir ?? join(home, "embedded"));
  const shared = new Place({ ...settings, DATABASE_URL: pair.url }, join(home, "shared"));
  const many = new Place({ ...settings, DATABASE_URL: pair.url, WORKERS: "2" }, join(home, "many"));
  const places = [embedded, shared, many];
  const kinds = [
    ...[...embeddedFaults(upstream), ...(disk ? diskFaults(disk) : [])].map((fault) => [embedded, fault] as const),
    // Before those of PostgreSQL: they stand on the same one, and it takes them some seconds to recover.
    ...workerFaults.map((fault) => [many, fault] as const),
    ...postgresFaults(pair).map((fault) => [shared, fault] as const),
  ].filter(([, { name }]) => name.includes(values.only));

  console.log(`chaos: ${values.rounds} rounds of ${kinds.length} kinds, seed ${values.seed}`);
  const table: Record<string, Row> = {};
  try {
    for (const place of places) {
      await place.start();
      await place.lookFor("at first", WELL);
      await place.checkPages("at first");
    }
    const begin = performance.now();
    for (let number = 0; number < Number(values.rounds); number += 1) {
      const [place, fault] = kinds[number % kinds.length] ?? [];
      if (!place || !fault || performance.now() - begin > Number(values.minutes) * 60_000) break;
      const row = (table[fault.name] ??= { rounds: 0, acknowledged: 0, lost: 0, "wrong pages": 0, faults: 0, readiness: "", "/portal/status": "" });
      await round(place, fault, `${values.seed}-${number}`, random() * BEFORE, row);
    }
    for (const { portal, people } of places) await people.check(portal, [...people.acknowledged.keys()]);
  } finally {
    console.table(table);
    for (const { portal } of places) await portal.stop("SIGKILL");
    await pair.stop();
    upstream.stop();
    disk?.remove();
    for (const folder of [home, pack]) rmSync(folder, { recursive: true, force: true });
  }
  const sum = (of: (place: Place) => number) => places.reduce((all, place) => all + of(place), 0);
  const [acknowledged, faults] = [sum(({ people }) => people.acknowledged.size), sum(({ people }) => people.faults.length)];
  console.log(`${acknowledged} writes were acknowledged, ${sum(({ people }) => people.lost)} lost, ${faults} faults`);
  return faults === 0 && acknowledged > 0 ? 0 : 1;
}
