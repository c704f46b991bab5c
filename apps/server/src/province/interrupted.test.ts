import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import config from "../../rolldown.config.mjs";
import { type Database, openDatabase, sql } from "../data";
import { asAdmin } from "../data/testing";
import { seededRandom } from "./families/supervision/random";
import { NOTICE, testFolder, tinyPack } from "./testing-tiny";

/**
 * The time of an import is cut into so many parts, and in each of them there is one kill. Fewer on PostgreSQL: that a transaction is kept whole is its own work
 * there, and tried only to see that there is one.
 */
const KILLS = { sqlite: 12, postgres: 5 } as const;

/**
 * Folder of the importer as JavaScript: it is started dozens of times, and TypeScript takes longer to load than this pack to import.
 * Bundled within the package, where its dependencies are found.
 */
let importer: string;
beforeAll(async () => {
  importer = await mkdtemp(fileURLToPath(new URL("../../node_modules/.importer-", import.meta.url)));
  await build({ ...config, output: { ...config.output, dir: importer } });
});
afterAll(() => rm(importer, { recursive: true, force: true }));

/** Everything that tells two states of the database apart: numbers of rows of tables that are filled first, in the middle, and last. */
const state = sql<{ state: string }>`
  SELECT CONCAT_WS(' ',
    (SELECT value FROM setting WHERE key = 'pack.mark'), (SELECT COUNT(*) FROM region), (SELECT COUNT(*) FROM department), (SELECT COUNT(*) FROM task),
    (SELECT COUNT(*) FROM term), (SELECT COUNT(*) FROM notice), (SELECT COUNT(*) FROM notice_term), (SELECT COUNT(*) FROM word), (SELECT COUNT(*) FROM pack_file),
    (SELECT COUNT(*) FROM item), (SELECT COUNT(*) FROM task_stat), (SELECT COUNT(*) FROM stat)) AS state`;

/** Where the importer finds its database, as its environment says it. */
type Place = { DATA_DIR: string; DATABASE_URL: string };

/** Imports a pack in a process of its own, and kills it so many milliseconds after it began to write. */
type Importing = (place: Place, pack: string, killAfter?: number) => Promise<End>;

async function within<T>({ DATA_DIR, DATABASE_URL }: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: DATABASE_URL || undefined, dir: DATA_DIR });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const stateOf = (place: Place): Promise<string | undefined> => within(place, async (database) => (await database.get(state))?.state);

type End = { killed: boolean; code: number | null; milliseconds: number };

/** @returns how it ended, and how long it wrote */
const importerAt =
  (program: string): Importing =>
  async (place, pack, killAfter) => {
    const child = spawn(process.execPath, [program, "import", pack], { env: { ...process.env, ...place }, stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(child, "exit") as Promise<[number | null, string | null]>;
    const writes = new Promise<void>((begun) => {
      child.stdout.on("data", (chunk: Buffer) => {
        if (chunk.toString().includes("写入")) begun();
      });
    });
    await Promise.race([writes, ended]);
    const start = performance.now();
    if (killAfter !== undefined) {
      await Promise.race([pause(killAfter), ended]);
      child.kill("SIGKILL");
    }
    const [code, signal] = await ended;
    return { killed: signal === "SIGKILL", code, milliseconds: performance.now() - start };
  };

const places: Record<Database["kind"], () => Promise<Place>> = {
  sqlite: async () => ({ DATA_DIR: await testFolder(), DATABASE_URL: "" }),
  async postgres() {
    const admin = inject("postgresUrl");
    const name = `interrupted_${process.pid}`;
    await asAdmin(admin, `CREATE DATABASE ${name}`);
    onTestFinished(() => asAdmin(admin, `DROP DATABASE ${name} WITH (FORCE)`));
    const url = new URL(admin);
    url.pathname = `/${name}`;
    return { DATA_DIR: "", DATABASE_URL: url.href };
  },
};

/** Tasks that are left in the packs: a few, for each import reads all of them before it begins to write. */
const FEW = /^(?:vehicle|id-card|passport|no-crime-record|name-change)/;

/** Two states of a pack: the second one has a notice more and a task less. */
async function twoPacks(): Promise<[string, string]> {
  const [one, other] = await Promise.all([tinyPack(), tinyPack()]);
  for (const pack of [one, other]) {
    const folder = join(pack, "tasks/police");
    const left = (await readdir(folder)).filter((file) => !FEW.test(file));
    await Promise.all(left.map((file) => rm(join(folder, file))));
  }
  await mkdir(join(other, "notices"));
  await writeFile(join(other, "notices/2026-11-20-try.md"), NOTICE);
  await rm(join(other, "tasks/police/vehicle-transfer.md"));
  return [one, other];
}

for (const kind of ["sqlite", "postgres"] as const) {
  describe.skipIf(kind === "postgres" && !inject("postgresUrl"))(`on ${kind}`, () => {
    test(
      `${KILLS[kind]} kills, at a random moment of each part of an import, leave the old pack or the new one, never a mixture, and the next import succeeds`,
      { timeout: 600_000 },
      async () => {
        const importing = importerAt(join(importer, "province.js"));
        const place = await places[kind]();
        const packs = await twoPacks();
        const states: (string | undefined)[] = [];
        let longest = 0;
        for (const pack of packs) {
          const { code, milliseconds } = await importing(place, pack);
          expect(code).toBe(0);
          states.push(await stateOf(place));
          longest = milliseconds;
        }
        expect(states[0]).not.toBe(states[1]);

        const chance = seededRandom(`interrupted ${kind}`);
        let now = 1;
        let killed = 0;
        while (killed < KILLS[kind]) {
          const next = 1 - now;
          const end = await importing(place, packs[next] ?? "", ((killed + chance.next()) / KILLS[kind]) * longest);
          if (end.killed) killed += 1;
          else {
            expect(end.code).toBe(0);
            // It ended before its part of the time came: an import takes no longer than this now.
            longest = end.milliseconds;
          }
          const found = await stateOf(place);
          expect(states).toContain(found);
          // Killed behind its commit, it has done its work.
          if (found === states[next]) now = next;
          else expect(end.killed).toBe(true);
        }

        expect((await importing(place, packs[1 - now] ?? "")).code).toBe(0);
        expect(await stateOf(place)).toBe(states[1 - now]);
      },
    );
  });
}
