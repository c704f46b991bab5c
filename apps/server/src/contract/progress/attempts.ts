import { PortalError } from "@onehall/api";
import type { Context } from "hono";
import { createLimiter, type Limiter } from "../../data/rate-limits";
import type { Services } from "../services";
import { clientOf } from "../../common/visitor-address";

/** Attempts of one client on one receipt number, and on all: enough for people, too few to try names. Seconds. */
const LIMITS = {
  receipt: { points: 10, duration: 600 },
  address: { points: 60, duration: 600 },
  captcha: { points: 120, duration: 600 },
  name: { points: 10, duration: 8 * 86_400 },
  /** Without a captcha: of one client, and for one receipt number whoever asks. */
  client: { points: 5, duration: 600 },
  number: { points: 20, duration: 600 },
} as const;

type Limited = keyof typeof LIMITS;
type Limiters = Record<Limited, Limiter>;

const limiters = new WeakMap<Services, Limiters>();

/** On the real clock: {@link Services.now} may stand still. */
function limitersOf(services: Services): Limiters {
  const known = limiters.get(services);
  if (known) return known;
  const make = (name: Limited) => createLimiter(services.database, { name: `attempts of ${name}`, ...LIMITS[name] });
  const made: Limiters = {
    receipt: make("receipt"),
    address: make("address"),
    captcha: make("captcha"),
    name: make("name"),
    client: make("client"),
    number: make("number"),
  };
  limiters.set(services, made);
  return made;
}

/** @param wait milliseconds; 0: none. @throws PortalError status 429 */
function refuseUntil(wait: number): void {
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new PortalError("too-many", `尝试的次数太多了，请 ${minutes} 分钟后再试，或拨打 12345 查询。`, { status: 429 });
}

const take = async (limiter: Limiter, key: string): Promise<void> => refuseUntil(await limiter.consume(key));

/**
 * Limits the tries of one client to get at a case, and at any case; behind a page the client is its visitor.
 * @throws PortalError status 429
 */
export async function limitAttempts(services: Services, context: Context, receipt: string): Promise<void> {
  const own = limitersOf(services);
  const client = clientOf(context);
  if (client !== "") await take(own.address, client);
  // With the client: whoever tries a number in vain must not lock out the person whose number it is.
  await take(own.receipt, `${receipt} ${client}`);
}

/** Limits the names that are tried with one invitation, whoever tries, for as long as it is good. @throws PortalError status 429 */
export async function limitNames(services: Services, invitation: string): Promise<void> {
  if ((await limitersOf(services).name.consume(invitation)) > 0)
    throw new PortalError("too-many", "姓名写错的次数太多，这个链接不能再用了。请申请人换一个新链接。", { status: 429 });
}

/**
 * Refuses a client that has tried a number too often, before anything is looked up: a right guess must not be told from a wrong one. Counts nothing.
 * @throws PortalError status 429
 */
export const refuseGuesser = async (services: Services, context: Context, receipt: string): Promise<void> =>
  refuseUntil(await limitersOf(services).receipt.peek(`${receipt} ${clientOf(context)}`));

/** Limits the captchas that one address may fetch. @throws PortalError status 429 */
export async function limitCaptchas(services: Services, context: Context): Promise<void> {
  const client = clientOf(context);
  if (client !== "") await take(limitersOf(services).captcha, client);
}

/**
 * Counts a try without a captcha, and says whether it is one too many: of this client, or for this number by all together, who are asked for a captcha then
 * and locked out by nobody.
 * @param what of which a client has so many tries
 * @see GOV-09
 */
export async function needsCaptcha(services: Services, context: Context, what: "progress" | "feedback", receipt?: string): Promise<boolean> {
  const own = limitersOf(services);
  const waits = await Promise.all([own.client.consume(`${what} ${clientOf(context)}`), receipt === undefined ? 0 : own.number.consume(receipt)]);
  return waits.some((wait) => wait > 0);
}
