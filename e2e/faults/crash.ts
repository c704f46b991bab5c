import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort, newDataDir, type Portal, root, startPortal } from "../support/portal";
import { Writers, WRITER_COUNT } from "./crash.writers";

/** The portal is killed so many milliseconds after the first write, at most: once in each of as many parts of that time as there are rounds. */
const MAX_LIFE_LENGTH = 400;

/** Every eighth kill hits a portal that is still starting. */
const KILL_WHILE_STARTING = 8;

/** A sequence from 0 to 1 that the seed decides (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Starts the portal on this data and kills it after so many milliseconds, ready or not. */
async function killWhileStarting(dataDir: string, after: number): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  await pause(after);
  child.kill("SIGKILL");
  await ended;
}

const milliseconds = (value: number | undefined) => `${Math.round(value ?? 0)} ms`;

/**
 * Kills the built portal again and again while people write, and looks whether anything that was acknowledged is gone.
 *
 * In each round the portal starts on the data of the round before; every receipt of that round is read back, what was never answered is sent once more
 * with its key, and while several people write without a pause it is killed (SIGKILL) at a random moment; every eighth time already while it starts.
 * At the end some hundred applications are handed in and two hundred appointments booked at once, it is killed among them, and asked for all of them again;
 * every receipt of the whole run is read. What a cut of power does to the disk is not tried here: that is what `synchronous=FULL` is for.
 *
 * Options: `--rounds 200`, `--seed` (printed).
 * @returns 1 when a receipt was lost or changed, a write refused, or a start failed; else 0
 */
export async function runCrashTest(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: "string", default: "200" }, seed: { type: "string", default: String(Date.now() % 1_000_000) } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: a whole number above 0 is needed`);
  const random = sequence(Number(values.seed));
  const dataDir = await newDataDir();
  const people = new Writers();
  const starts: number[] = [];
  let whileStarting = 0;
  let failedStarts = 0;

  const start = async (): Promise<Portal | undefined> => {
    const begun = performance.now();
    try {
      const portal = await startPortal({ dataDir, env: { WRITES_PER_MINUTE: "1000000", DATABASE_URL: "", SAMPLE_OFFICE_SECONDS: "0" } });
      starts.push(performance.now() - begun);
      return portal;
    } catch (error) {
      failedStarts += 1;
      people.fault(String(error));
      return undefined;
    }
  };

  console.log(`crash test: ${rounds} kills, seed ${values.seed}`);
  let last: { answered: string[]; open: string[] } = { answered: [], open: [] };
  for (let round = 1; round <= rounds; round += 1) {
    if (round % KILL_WHILE_STARTING === 0) {
      await killWhileStarting(dataDir, random() * (starts.at(-1) ?? 1_000));
      whileStarting += 1;
      continue;
    }
    const portal = await start();
    if (!portal) break;
    if (round === 1) await people.matters.prepare(portal);
    await Promise.all([people.check(portal, last.answered), people.matters.checkDrafts(portal)]);
    await people.sendAgain(portal, [...last.open, ...last.answered.slice(-WRITER_COUNT)]);
    const writing = people.writeUntilGone(portal, `${values.seed}-${round}`);
    await pause(((round - random()) / rounds) * MAX_LIFE_LENGTH);
    await portal.stop("SIGKILL");
    last = await writing;
  }

  const wave = failedStarts === 0 ? await start() : undefined;
  if (wave) {
    await people.matters.checkDrafts(wave);
    await people.matters.everythingAtOnce(wave, 20 + Math.floor(random() * 100), () => wave.stop("SIGKILL"));
  }
  const end = failedStarts === 0 ? await start() : undefined;
  if (end) {
    await people.matters.everythingAgain(end);
    await people.sendAgain(end, last.open);
    await people.check(end, [...people.acknowledged.keys()]);
    await end.stop();
    if (end.process.exitCode !== 0) people.fault(`the orderly end gave code ${end.process.exitCode}`);
    people.matters.count(dataDir);
  }

  if (people.acknowledged.size === 0) people.fault("nothing was ever acknowledged, so nothing was tried");

  starts.sort((a, b) => a - b);
  console.table({
    "crash test": {
      kills: rounds + 1,
      "while starting": whileStarting,
      acknowledged: people.acknowledged.size,
      "sent again": people.sentAgain,
      ...people.matters.figures,
      lost: people.lost,
      "failed starts": failedStarts,
      "median start": milliseconds(starts[Math.floor(starts.length / 2)]),
      "slowest start": milliseconds(starts.at(-1)),
    },
  });
  if (people.faults.length === 0) {
    rmSync(dataDir, { recursive: true, force: true });
    return 0;
  }
  console.error(`${people.faults.length} faults; the data is kept in ${dataDir}. Once more: --seed ${values.seed}`);
  return 1;
}
