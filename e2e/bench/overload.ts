import { Agent, get } from "node:http";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startPortal } from "../support/portal";

const SECONDS = 5;
const KEPT_CONNECTIONS = 16;
const NEW_CONNECTIONS = 64;
/** How often a load balancer asks whether the process lives, in milliseconds. */
const HEALTH_EVERY = 100;

type Tally = { answers: number; refused: number; failed: number; slowest: number };

/** One request over a connection that stays open; its status and time in milliseconds. */
const ask = (agent: Agent, url: string) =>
  new Promise<{ status: number; ms: number }>((done, failed) => {
    const start = performance.now();
    get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
      response.resume();
      response.on("end", () => done({ status: response.statusCode ?? 0, ms: performance.now() - start }));
    }).on("error", failed);
  });

/** Asks over so many connections, each again as soon as it was answered, until the time is over. */
async function load(connections: number, seconds: number, url: () => string, wait = 0): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tally: Tally = { answers: 0, refused: 0, failed: 0, slowest: 0 };
  const end = performance.now() + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const { status, ms } = await ask(agent, url());
      if (status === 200) tally.answers += 1;
      else if (status === 503) tally.refused += 1;
      else tally.failed += 1;
      tally.slowest = Math.max(tally.slowest, ms);
      if (wait > 0) await pause(wait);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return tally;
}

const told = (name: string, { answers, refused, failed, slowest }: Tally): void =>
  console.log(
    `${name.padEnd(28)} ${(answers / SECONDS).toFixed(0).padStart(6)} /s   ${(refused / SECONDS).toFixed(0).padStart(5)} /s with 503   slowest ${slowest.toFixed(0)} ms${failed ? `   ${failed} failed` : ""}`,
  );

/**
 * What is left of kept pages and of health checks while 64 connections ask for pages that nobody asked for before. The goal: kept pages at 0.8 of their own
 * speed, health in 50 ms.
 */
export async function run(): Promise<number> {
  const dataDir = process.env.BENCH_DATA_DIR;
  const portal = await startPortal(dataDir === undefined ? {} : { dataDir });
  const kept = `${portal.origin}/portal/v2/index?region=440000`;
  let number = 0;
  const fresh = () => `${portal.origin}/portal/v2/search?region=440106&keyword=${encodeURIComponent(`身份证${(number += 1)}`)}`;
  await load(KEPT_CONNECTIONS, 1, () => kept);
  await load(8, 3, fresh);
  const alone = await load(KEPT_CONNECTIONS, SECONDS, () => kept);
  told("kept pages alone", alone);
  told("new pages alone", await load(NEW_CONNECTIONS, SECONDS, fresh));
  const [beside, drawn, health] = await Promise.all([
    load(KEPT_CONNECTIONS, SECONDS, () => kept),
    load(NEW_CONNECTIONS, SECONDS, fresh),
    load(1, SECONDS, () => `${portal.origin}/healthz`, HEALTH_EVERY),
  ]);
  told("kept pages beside new ones", beside);
  told("new pages beside kept ones", drawn);
  told("health checks meanwhile", health);
  console.log(`kept pages keep ${(beside.answers / alone.answers).toFixed(2)} of their speed`);
  await portal.stop();
  return 0;
}
