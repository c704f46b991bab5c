import { type AnyCall, PortalError } from "@onehall/api";
import { families } from "@onehall/api/contract";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { Log } from "../../common/log";
import { timed, upstreamSeconds } from "../../common/metrics";
import { traceHeaders } from "../../common/trace";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker";
import { fetchUpstream } from "./fetch-upstream";

/** Memory for answers that stand in for a back end that fails, in bytes. */
const STALE_BYTES = 16 * 1024 * 1024;
/** How old they may be, in milliseconds. */
const STALE_FOR = 24 * 60 * 60 * 1000;

export type UpstreamOptions = {
  /** Base address of the back end of a family, by the family's id. */
  bases: Readonly<Record<string, string>>;
  /** Longest time for one answer, in milliseconds. */
  timeout: number;
  log: Log;
  now?: () => number;
};

/** A request that goes to a back end. */
export type ProxiedRequest = {
  call: AnyCall;
  fields: Readonly<Record<string, unknown>>;
  /** Personal: cookies are forwarded, nothing is cached. */
  personal: boolean;
  context: Context;
};

/** How the back end of a family does. Times in milliseconds since 1970. */
export type UpstreamReport = {
  family: string;
  /** It has failed too often and is left alone for a while. */
  resting: boolean;
  /** How often the last good answer stood in for it since the start, and when last. */
  substitutes: number;
  lastSubstitute: number | undefined;
};

export type Upstream = {
  /** Whether the calls of this one's family go to a back end. */
  has: (call: AnyCall) => boolean;
  /** @throws PortalError with the sentence of the back end, or status 503 where it does not answer */
  ask: (passed: ProxiedRequest) => Promise<unknown>;
  /** Every family with a back end, in the order of the settings. */
  report: () => UpstreamReport[];
};

/** What is no answer at all, and what the back end itself calls a failure of its own. */
const BROKEN = /^(?:network|timeout|empty|not-json|invalid|5\d\d)$/;

/** The back end refused, and said why: it works. Anything else is a failure of it. */
const isRefusal = (error: unknown): error is PortalError => error instanceof PortalError && !BROKEN.test(error.code) && error.status > 0 && error.status < 500;

/** The error of a rejected call: the back end's message, with an error status even where the back end answered 200. */
const refusalOf = (error: PortalError): PortalError =>
  new PortalError(error.code, error.message, { status: error.status >= 400 ? error.status : 400, cause: error });

/** Headers that go along with personal calls. @see CALL-03 */
const CREDENTIALS = ["cookie", "authorization", "idempotency-key"] as const;

const credentials = (context: Context): Record<string, string> =>
  Object.fromEntries(
    CREDENTIALS.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Sends the calls of some families to existing back ends: with a time-out, one more try for reads, a circuit breaker for each back end,
 * and the last good answer where it fails.
 * @throws Error for a family that the contract does not have
 */
export function createUpstream({ bases, timeout, log, now = Date.now }: UpstreamOptions): Upstream {
  const targets = new Map<AnyCall, { base: string; family: string; breaker: CircuitBreaker }>();
  const stoodIn = new Map<string, { times: number; last: number }>();
  const breakers = new Map<string, CircuitBreaker>();
  for (const [id, base] of Object.entries(bases)) {
    const family = families.find((one) => one.id === id);
    if (!family) throw new Error(`the contract has no family ${id}`);
    const breaker = breakers.get(base) ?? createCircuitBreaker(now);
    breakers.set(base, breaker);
    for (const { call } of family.entries) targets.set(call, { base, family: id, breaker });
  }
  const good = new LRUCache<string, { text: string; at: number }>({
    maxSize: STALE_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 200,
  });

  async function once(passed: ProxiedRequest): Promise<unknown> {
    const target = targets.get(passed.call);
    if (!target) throw new Error("asked for a call that no back end answers");
    const { base, family, breaker } = target;
    const headers = { ...traceHeaders(passed.context), ...(passed.personal || passed.call.writes ? credentials(passed.context) : {}) };
    try {
      const answer = await timed(
        () => fetchUpstream({ base, call: passed.call, fields: passed.fields, headers, timeout }),
        (seconds, error) => upstreamSeconds.observe({ family, outcome: error === undefined || isRefusal(error) ? "answered" : "failed" }, seconds),
      );
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (isRefusal(error)) breaker.succeeded();
      else breaker.failed();
      throw error;
    }
  }

  async function tried(passed: ProxiedRequest): Promise<unknown> {
    const breaker = targets.get(passed.call)?.breaker;
    if (!breaker?.closed()) throw new PortalError("network", "后端服务没有回应");
    try {
      return await once(passed);
    } catch (error) {
      if (isRefusal(error) || passed.call.writes || !breaker.closed()) throw error;
      return once(passed);
    }
  }

  return {
    has: (call) => targets.has(call),
    report: () =>
      Object.entries(bases).map(([family, base]) => ({
        family,
        resting: breakers.get(base)?.resting() ?? false,
        substitutes: stoodIn.get(family)?.times ?? 0,
        lastSubstitute: stoodIn.get(family)?.last,
      })),
    async ask(passed) {
      const shared = !passed.personal && !passed.call.writes;
      const key = `${passed.call.path} ${JSON.stringify(passed.fields)}`;
      try {
        const answer = await tried(passed);
        if (shared) good.set(key, { text: JSON.stringify(answer), at: now() });
        return answer;
      } catch (error) {
        if (isRefusal(error)) throw refusalOf(error);
        const family = targets.get(passed.call)?.family;
        const last = shared ? good.get(key) : undefined;
        const stale = last && now() - last.at < STALE_FOR ? last : undefined;
        log.warn({ err: error, family, stale: stale !== undefined }, "a back end failed");
        if (stale) {
          stoodIn.set(family ?? "", { times: (stoodIn.get(family ?? "")?.times ?? 0) + 1, last: now() });
          return JSON.parse(stale.text) as unknown;
        }
        throw new PortalError("unavailable", "这项服务暂时不可用，请稍后再试。急需办理的，请拨打 12345。", { status: 503, cause: error });
      }
    },
  };
}
