import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "hono/html";
import { LRUCache } from "lru-cache";
import type { JWK, Provider } from "oidc-provider";
import type { Database } from "../../data";
import { secretKeys } from "../../data/secret-key";
import { preferencesOf } from "../../common/preferences";
import { type Look, serverDocument, type Part } from "../../common/document";
import { LONGEST_MINUTES } from "../attempts";
import { LOGIN_HEADERS } from "../document";
import { listenerFetch } from "../listener-fetch";
import type { SamplePerson } from "../people";
import { CALLBACK, type ProviderAccess } from "../relying-party";
import { samplePage } from "./page";
import { createStorage } from "./storage";

/** Where the sample provider stands below an origin; with the origin in front it is the issuer. */
export const SAMPLE_PATH = "/portal/sample-login";

const CLIENT = "portal";
const SCOPE = "openid profile";
/** Origins for which an instance is kept: the Host header is the visitor's, so it must not fill the memory. */
const ORIGINS = 16;
const FORM_LIMIT = 4_096;

export type SampleProvider = {
  /** How the relying party reaches it. */
  access(origin: string): ProviderAccess;
  /** Answers a request below its path. @param origin that the visitor sees */
  answer(request: Request, origin: string): Promise<Response>;
};

/** A request as Node hands it over; a library that is mounted below a path looks for `originalUrl`. */
type Mounted = IncomingMessage & { originalUrl?: string };

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...(privateKey.export({ format: "jwk" }) as JWK), use: "sig", alg: "ES256", kid: randomBytes(8).toString("hex") };
}

/** Cookie of a log-in that the provider would remember. */
const SESSION = "sample_session";

/**
 * Cookies without the provider's session: each log-in asks for the sample person again, and choosing another one must not count as a session mismatch.
 */
const withoutSession = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(/;\s*/u)
    .filter((cookie) => !cookie.startsWith(SESSION))
    .join("; ");

/** The fields of a short form. */
async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > FORM_LIMIT) break;
  }
  return new URLSearchParams(text.length > FORM_LIMIT ? "" : text);
}

async function send(response: ServerResponse, status: number, page: Part): Promise<void> {
  const body = await page;
  response.writeHead(status, LOGIN_HEADERS);
  response.end(body.toString());
}

const failed = (look: Look): Part =>
  serverDocument(
    "登录没有完成",
    html`<p>登录页面已经过期，或者在另一个窗口里打开过。请回到门户重新登录。</p>
      <p class="actions"><a class="button" href="/portal/login">重新登录</a><a class="button" href="/portal/index">返回首页</a></p>`,
    look,
  );

export type SampleProviderOptions = {
  database: Pick<Database, "get" | "run">;
  people: () => Promise<SamplePerson[]>;
  /** Name of the site. */
  site: () => string;
  /** Gives the log-in under way (its state) its full time again; false where it is over. */
  prolong: (state: string) => Promise<boolean>;
};

/**
 * A real OpenID provider with the sample people of the pack. Its issuer is the origin at which the site was opened, so there is an instance for each;
 * keys and client secret are shared, and new at each start: only this process asks with them. Log-ins under way are in the database, for every process.
 */
export function createSampleProvider({ database, people, site, prolong }: SampleProviderOptions): SampleProvider {
  const keys = [signingKey()];
  const clientSecret = randomBytes(32).toString("base64url");
  const adapter = createStorage(database);
  const instances = new LRUCache<string, Promise<typeof fetch>>({ max: ORIGINS });

  const lookOf = (request: IncomingMessage): Look => ({ ...preferencesOf(request.headers.cookie), site: site() });

  async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const everybody = await people();
    const look = lookOf(request);
    if (request.method !== "POST") return send(response, 200, samplePage(everybody, look));
    const form = await formOf(request);
    const account = form.get("account");
    if (form.has("more")) {
      const longer = await prolong(String(params.state));
      return longer ? send(response, 200, samplePage(everybody, { ...look, longer })) : send(response, 400, failed(look));
    }
    if (form.has("cancel")) return provider.interactionFinished(request, response, { error: "access_denied" }, { mergeWithLastSubmission: false });
    if (!everybody.some((person) => person.id === account)) return send(response, 400, samplePage(everybody, { ...look, wrong: true }));
    // Not remembered: the next log-in asks again who one wants to be.
    const result = { login: { accountId: account ?? "", remember: false } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  async function make(origin: string): Promise<typeof fetch> {
    // Six hundred modules, a fifth of a start's work: loaded for whoever logs in first.
    const { errors, Provider } = await import("oidc-provider");
    const provider = new Provider(origin + SAMPLE_PATH, {
      adapter,
      clients: [
        {
          client_id: CLIENT,
          client_secret: clientSecret,
          redirect_uris: [origin + CALLBACK],
          response_types: ["code"],
          grant_types: ["authorization_code"],
          id_token_signed_response_alg: "ES256",
        },
      ],
      jwks: { keys },
      cookies: {
        keys: [...(await secretKeys(database, "sample-login"))],
        names: { session: SESSION, interaction: "sample_login", resume: "sample_login_resume" },
        long: { httpOnly: true, sameSite: "lax", signed: true, path: SAMPLE_PATH },
        short: { httpOnly: true, sameSite: "lax", signed: true },
      },
      pkce: { required: () => true, methods: ["S256"] },
      responseTypes: ["code"],
      scopes: ["openid", "profile"],
      claims: { profile: ["name", "level", "account_type", "corp"] },
      enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
      features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
      interactions: { url: (_context, { uid }) => `${SAMPLE_PATH}/interaction/${uid}` },
      ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: LONGEST_MINUTES * 60, Session: 600 },
      async findAccount(_context, sub) {
        const person = (await people()).find(({ id }) => id === sub);
        if (!person) return undefined;
        const { name, level, corp } = person;
        return {
          accountId: sub,
          claims: async () => ({ sub, name, level, account_type: corp === null ? "person" : "corp", corp: corp === null ? null : { name: corp } }),
        };
      },
      // First-party client: no consent screen.
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ clientId: CLIENT, accountId: oidc.session?.accountId });
        grant.addOIDCScope(SCOPE);
        await grant.save();
        return grant;
      },
      async renderError(context) {
        for (const [name, value] of Object.entries(LOGIN_HEADERS)) context.set(name, value);
        context.body = (await failed(lookOf(context.req))).toString();
      },
    });
    provider.proxy = true; // scheme and host are those that our own side has named
    const callback = provider.callback();
    return listenerFetch((request: Mounted, response) => {
      const path = request.url ?? "";
      request.originalUrl = path;
      request.headers.cookie = withoutSession(request.headers.cookie);
      request.url = path.slice(SAMPLE_PATH.length) || "/";
      if (!/^\/interaction\/[\w-]+$/.test(request.url.split("?", 1)[0] ?? "")) return callback(request, response);
      return interact(provider, request, response).catch(async (error: unknown) => {
        if (error instanceof errors.SessionNotFound || error instanceof errors.OIDCProviderError) return send(response, 400, failed(lookOf(request)));
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      });
    });
  }

  function instance(origin: string): Promise<typeof fetch> {
    const known = instances.get(origin) ?? make(origin);
    instances.set(origin, known);
    known.catch(() => instances.delete(origin)); // The database did not answer: asked again at the next log-in.
    return known;
  }

  return {
    access: (origin) => ({
      issuer: origin + SAMPLE_PATH,
      clientId: CLIENT,
      clientSecret,
      scope: SCOPE,
      parameters: { prompt: "login" },
      fetch: async (input, init) => (await instance(origin))(input, init),
    }),
    async answer(request, origin) {
      const { pathname, search } = new URL(request.url);
      return (await instance(origin))(new Request(origin + pathname + search, request));
    },
  };
}
