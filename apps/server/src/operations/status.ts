import { feedbackGet, progressQuery } from "@onehall/api";
import { callKey, families } from "@onehall/api/contract";
import type { Hono } from "hono";
import { contractCaller, examples, requestOf } from "../contract/openapi/examples";
import type { UpstreamReport } from "../contract/upstream";

/** How a part does: it answers, it answers slowly, it does not answer. */
export type Health = "ok" | "slow" | "down";

/** How the portal does: nothing can be handed in, or what the worst of its parts does. */
export type Overall = Health | "read-only";

/** The portal at one moment. Times in milliseconds since 1970, durations in milliseconds. */
export type Status = {
  state: Overall;
  checkedAt: number;
  startedAt: number;
  readOnly: boolean;
  database: { state: Health; ms: number };
  /** Families of calls, as the contract names them; tried by one call each. */
  families: { id: string; name: string; state: Health; ms: number }[];
  /** Families that an existing back end answers. */
  upstreams: UpstreamReport[];
};

export type StatusOptions = {
  /** The contract, asked inside the process. */
  contract: Hono;
  /** Whether the database answers. */
  ready: () => Promise<boolean>;
  readOnly: () => boolean;
  upstreams: () => UpstreamReport[];
  now?: () => number;
};

/** From how many milliseconds on an answer is slow. */
const SLOW = 1_000;
/** After how many it is none. */
const PATIENCE = 5_000;
/** Cache time of a status: more frequent requests get the same one. */
const HOLDS = 15_000;

/** What tries a family whose examples would write: a number that nobody has, a captcha that is wrong. To be told so is an answer. */
const HARMLESS: Readonly<Record<string, { call: Parameters<typeof requestOf>[0]; input: object }>> = {
  feedback: { call: feedbackGet, input: { id: "20261118K3ZQ70XM" } },
  progress: { call: progressQuery, input: { sqrmc: "样例张三", sblsh: "440100202611180001", captcha: "0000", captcha_type: "BJJD" } },
};

const late = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());

/** How long some work takes, and whether it came to an end that is good. */
async function timed(work: () => Promise<boolean>): Promise<{ state: Health; ms: number }> {
  const start = performance.now();
  const good = await Promise.race([work().catch(() => false), late(PATIENCE)]);
  const ms = Math.round(performance.now() - start);
  return { state: good ? (ms < SLOW ? "ok" : "slow") : "down", ms };
}

/** Of the parts and of read-only mode, what visitors feel most. */
const ORDER = ["down", "read-only", "slow"] as const;
const worst = (states: readonly Overall[]): Overall => ORDER.find((one) => states.includes(one)) ?? "ok";

/** Tells how the portal does, by trying one harmless call of each family. */
export function createStatus({ contract, ready, readOnly, upstreams, now = Date.now }: StatusOptions): () => Promise<Status> {
  const startedAt = now();
  const ask = contractCaller(contract);

  /** The family answers when one of its calls does, be it with a refusal. */
  async function answers({ id, entries }: (typeof families)[number]): Promise<boolean> {
    const harmless = HARMLESS[id];
    const reads = examples.filter(({ call }) => !call.writes && entries.some((entry) => callKey(entry.call) === callKey(call)));
    const read = harmless ?? reads.find(({ status }) => status === 200) ?? reads[0];
    if (!read) return false;
    const input = typeof read.input === "function" ? await read.input(ask) : read.input;
    const { path, init } = requestOf(read.call, input ?? {});
    return (await contract.request(path, init)).status < 500;
  }

  async function look(): Promise<Status> {
    const start = performance.now();
    const database = await timed(ready);
    const trying: Promise<Status["families"][number]>[] = [];
    for (const family of families) {
      const one = timed(async () => answers(family)).then((health) => ({ id: family.id, name: family.name, ...health }));
      trying.push(one);
      // One after the other, so that none waits for another and the times are true; at once where that takes too long.
      if (performance.now() - start < PATIENCE) await one;
    }
    const tried = await Promise.all(trying);
    const writes = readOnly() ? "read-only" : "ok";
    return {
      state: worst([database.state, writes, ...tried.map(({ state }) => state)]),
      checkedAt: now(),
      startedAt,
      readOnly: writes === "read-only",
      database,
      families: tried,
      upstreams: upstreams(),
    };
  }

  let kept: { until: number; status: Promise<Status> } | undefined;
  return async () => {
    // Further away than that: the clock was set back.
    if (!kept || now() >= kept.until || kept.until - now() > HOLDS) kept = { until: now() + HOLDS, status: look() };
    return kept.status;
  };
}
