import { createHash } from "node:crypto";
import { PortalError } from "@onehall/api";
import type { Context } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Services } from "../services";
import { visitorAddress } from "../../common/visitor-address";

/** Attempts of one client on one receipt number, and on all: enough for people, too few to try names. Seconds. */
const LIMITS = { receipt: { points: 10, duration: 600 }, address: { points: 60, duration: 600 }, captcha: { points: 120, duration: 600 } } as const;

type Limited = keyof typeof LIMITS;
type Limiters = Record<Limited, RateLimiterMemory>;

const limiters = new WeakMap<Services, Limiters>();

function limitersOf(services: Services): Limiters {
  const known = limiters.get(services);
  if (known) return known;
  const made = {
    receipt: new RateLimiterMemory(LIMITS.receipt),
    address: new RateLimiterMemory(LIMITS.address),
    captcha: new RateLimiterMemory(LIMITS.captcha),
  };
  limiters.set(services, made);
  return made;
}

/** Receipt numbers and addresses are stored as hashes only. */
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(digest(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const minutes = Math.ceil(refused.msBeforeNext / 60_000);
    throw new PortalError("too-many", `尝试的次数太多了，请 ${minutes} 分钟后再试，或拨打 12345 查询。`, { status: 429 });
  }
}

/**
 * Limits the tries of one client to get at a case, and at any case. A page that asks inside the process has no address.
 * @throws PortalError status 429
 */
export async function limitAttempts(services: Services, context: Context, receipt: string): Promise<void> {
  const own = limitersOf(services);
  const address = visitorAddress(context);
  if (address !== "") await take(own.address, address);
  // With the address: whoever tries a number in vain must not lock out the person whose number it is.
  await take(own.receipt, `${receipt} ${address}`);
}

/** Limits the captchas that one address may fetch. @throws PortalError status 429 */
export async function limitCaptchas(services: Services, context: Context): Promise<void> {
  const address = visitorAddress(context);
  if (address !== "") await take(limitersOf(services).captcha, address);
}
