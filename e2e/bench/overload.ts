import process from "node:process";
import { startPortal } from "../support/portal";
import { load, quantile, type Tally } from "./raw-load";

/** Of each measurement, in seconds. */
const SECONDS = 3;
/** Cached pages alone and beside new ones, in turn: what else the machine does meets both. */
const ROUNDS = 5;
const CACHED_CONNECTIONS = 16;
const NEW_CONNECTIONS = 64;
/** How often a load balancer asks whether the process lives, in milliseconds. */
const HEALTH_EVERY = 50;
/** Seconds until V8 has compiled what draws pages. */
const WARM = 6;
/** Least share of their own speed that cached pages keep, and longest time of a health check (p99, in milliseconds), while new pages are asked for. */
const GOAL = { ratio: 0.8, health: 100 };

const perSecond = (count: number): string => `${(count / SECONDS).toFixed(0).padStart(6)} /s`;
const p99 = (times: readonly number[]): string => `p99 ${quantile(times, 0.99).toFixed(0)} ms`;
const told = (name: string, { answers, refused, failed, times, refusals }: Tally): void =>
  console.log(
    `${name.padEnd(28)} ${perSecond(answers)} ${p99(times)}${refused > 0 ? `   ${perSecond(refused)} with 503, ${p99(refusals)}` : ""}${failed > 0 ? `   ${failed} failed` : ""}`,
  );

/**
 * What is left of cached pages and of health checks while 64 connections ask for pages that nobody asked for before, each again as soon as it was answered.
 * @returns 1 where cached pages keep less than 0.8 of their own speed, a health check takes more than 100 ms, or anything fails
 */
export async function run(): Promise<number> {
  const dataDir = process.env.BENCH_DATA_DIR;
  const { origin, stop } = await startPortal(dataDir === undefined ? {} : { dataDir });
  let number = 0;
  const cached = { origin, connections: CACHED_CONNECTIONS, seconds: SECONDS, path: () => "/portal/v2/index?region=440000" };
  const fresh = {
    origin,
    connections: NEW_CONNECTIONS,
    seconds: SECONDS,
    path: () => `/portal/v2/search?region=440106&keyword=${encodeURIComponent(`身份证${(number += 1)}`)}`,
  };
  const health = { origin, connections: 1, seconds: SECONDS, path: () => "/healthz", wait: HEALTH_EVERY };
  await load({ ...cached, seconds: 1 });
  await load({ ...fresh, connections: 4, seconds: WARM });
  told("new pages alone", await load(fresh));
  const ratios: number[] = [];
  const checks: number[] = [];
  let failed = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const alone = await load(cached);
    const [beside, drawn, healthy] = await Promise.all([load(cached), load(fresh), load(health)]);
    console.log(`round ${round}`);
    told("  cached pages alone", alone);
    told("  cached pages beside new ones", beside);
    told("  new pages beside cached ones", drawn);
    told("  health checks meanwhile", healthy);
    ratios.push(beside.answers / alone.answers);
    checks.push(...healthy.times);
    failed += [alone, beside, healthy].reduce((sum, one) => sum + one.failed + one.refused, drawn.failed);
  }
  await stop();
  const [ratio, slowest] = [quantile(ratios, 0.5), quantile(checks, 0.99)];
  console.log(
    `cached pages keep ${ratio.toFixed(2)} of their speed (goal ${GOAL.ratio}), health checks p99 ${slowest.toFixed(0)} ms (goal ${GOAL.health}), ${failed} failed`,
  );
  return ratio >= GOAL.ratio && slowest <= GOAL.health && failed === 0 ? 0 : 1;
}
