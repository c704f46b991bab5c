import type { Context, Hono } from "hono";
import type { Database } from "../data";
import type { Log } from "../common/log";
import type { Settings } from "../settings";
import { createAttempts } from "./attempts";
import { readToken } from "./cookies";
import { rejectCrossSiteWrites } from "./cross-site";
import { originOf } from "./origin";
import { SAMPLE_ISSUER } from "../data/people";
import { recordPerson, samplePeople, type Visitor } from "./people";
import { createRelyingParty } from "./relying-party";
import { createLimiter } from "../data/rate-limits";
import { identityRoutes, LOGIN_LIMIT } from "./routes";
import { createSampleProvider } from "./sample/provider";
import { createSessions, type Sessions } from "./sessions";

export type { Visitor } from "./people";

export type IdentitySettings = Pick<Settings, "publicOrigin" | "identity">;

/** Who is logged in, and how one gets in and out. */
export type Identity = {
  /** Who sends a request; undefined for somebody who is not logged in. Does not ask the database for a request without the cookie. */
  visitorOf(context: Context): Promise<Visitor | undefined>;
  /** Log-in and log-out, and the refusal of writes from other sites, for whatever is mounted afterwards. */
  mount(app: Hono): void;
  /** Whether the national log-in is in use. @see LOGIN-03 */
  national: boolean;
  /** Log-ins of one person, for that person. */
  sessions: Pick<Sessions, "openOf" | "endOthers">;
};

/** What the contract needs of it. */
export type ContractIdentity = Pick<Identity, "visitorOf" | "national" | "sessions">;

/** A request inside the process may bring the visitor along, where the outside could not put one. */
type Env = { visitor?: Visitor } | undefined;
const insideVisitor = (context: Context): Visitor | undefined => (context.env as Env)?.visitor;

/** Without an identity provider only in-process requests are authenticated. */
export const nobody: ContractIdentity = {
  visitorOf: async (context) => insideVisitor(context),
  national: false,
  sessions: { openOf: async () => [], endOthers: async () => 0 },
};

export function createIdentity(options: {
  database: Database;
  settings: IdentitySettings;
  log: Log;
  now?: () => Date;
  fetch?: typeof fetch;
  siteName?: () => string;
}): Identity {
  const { database, settings, log, now = () => new Date(), siteName = () => "政务服务" } = options;
  const { provider, session, national } = settings.identity;
  const issuer = provider?.issuer ?? SAMPLE_ISSUER;
  const attempts = createAttempts(database, now);
  const sample = provider
    ? undefined
    : createSampleProvider({ database, people: () => samplePeople(database), site: siteName, prolong: (state) => attempts.prolong(state) });
  const sessions = createSessions(database, issuer, session, now);
  return {
    national,
    sessions,
    async visitorOf(context) {
      const known = insideVisitor(context);
      if (known) return known;
      const token = readToken(context, originOf(context.req.raw, settings), "session");
      return token === undefined ? undefined : sessions.find(token);
    },
    mount(app) {
      app.use(rejectCrossSiteWrites(settings));
      identityRoutes(app, {
        settings,
        log,
        attempts,
        sessions,
        limiter: createLimiter(database, LOGIN_LIMIT),
        relyingParty: createRelyingParty((origin) => sample?.access(origin) ?? required(provider)),
        sample,
        siteName,
        async personOf(claims) {
          if (provider) return recordPerson(database, provider.issuer, claims);
          return (await samplePeople(database)).find(({ id }) => id === claims.sub)?.id;
        },
      });
    },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("there is neither a provider nor the sample log-in");
  return value;
}
