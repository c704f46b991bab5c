import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AuthorizationResponseError } from "openid-client";
import { clientOf } from "../common/visitor-address";
import { isPrefetch } from "../common/prefetch";
import { preferencesOf } from "../common/preferences";
import { serverDocument, type Part } from "../common/document";
import type { Log } from "../common/log";
import { securityEvents } from "../common/metrics";
import type { Limiter } from "../data/rate-limits";
import type { Settings } from "../settings";
import { LONGEST_MINUTES, type Attempts } from "./attempts";
import { dropToken, markLoggedOut, readToken, writeToken } from "./cookies";
import { deviceOf } from "./device";
import { LOGIN_HEADERS } from "./document";
import { isCrossSite } from "./cross-site";
import { originOf } from "./origin";
import type { Claims } from "./people";
import { CALLBACK, type RelyingParty } from "./relying-party";
import { type SampleProvider, SAMPLE_PATH } from "./sample/provider";
import { newToken } from "./secrets";
import type { Sessions } from "./sessions";
import { localTarget } from "./target";

export const LOGIN = "/portal/login";
/** Where older links log out. @see LOGIN-05 */
const LOGOUT = "/_tif_sso_logout_/";
/** Log-ins that one client may begin in a minute: a whole office may share one address. */
export const LOGIN_LIMIT = { name: "log-ins", points: 120, duration: 60 } as const;

export type IdentityRoutes = {
  settings: Pick<Settings, "publicOrigin">;
  log: Log;
  attempts: Attempts;
  sessions: Sessions;
  limiter: Limiter;
  relyingParty: RelyingParty;
  /** Only while no provider is configured. */
  sample: SampleProvider | undefined;
  /** Name of the site, as the pages of the log-in bear it. */
  siteName: () => string;
  /** Notes who has logged in, and gives the key of the person. */
  personOf: (claims: Claims) => Promise<string | undefined>;
};

type Said = { status: number; title: string; body: Part };

const again = html`<p class="actions"><a class="button" href="${LOGIN}">重新登录</a><a class="button" href="/portal/index">返回首页</a></p>
  <p>仍然不行的，请拨打 12345。</p>`;
const SAID = {
  cancelled: {
    status: 403,
    title: "您没有登录",
    body: html`<p>您取消了登录。不登录也可以查事项、看办事指南。</p>
      ${again}`,
  },
  stale: {
    status: 400,
    title: "登录没有完成",
    body: html`<p>这次登录已经过期、已经用过，或者是在另一个浏览器里开始的。请重新登录。</p>
      ${again}`,
  },
  refused: {
    status: 502,
    title: "登录没有完成",
    body: html`<p>统一身份认证没有确认您的身份。您的账号是安全的，请稍后重新登录。</p>
      ${again}`,
  },
  unreachable: {
    status: 503,
    title: "暂时不能登录",
    body: html`<p>统一身份认证现在连不上。不登录也可以查事项、看办事指南。</p>
      ${again}`,
  },
  tooMany: {
    status: 429,
    title: "登录太频繁了",
    body: html`<p>请过一分钟再试。</p>
      ${again}`,
  },
} satisfies Record<string, Said>;

/** Sends an answer by Hono's context, which carries the headers that every answer has. */
function handOn(context: Context, { body, status, headers }: Response): Response {
  const sent = { ...Object.fromEntries(headers), "set-cookie": headers.getSetCookie() };
  return body === null ? context.body(null, status as ContentfulStatusCode, sent) : context.body(body, status as ContentfulStatusCode, sent);
}

/** Log-in, its way back, and log-out, as plain addresses that work without scripts. @see docs/decisions/identity.md */
export function identityRoutes(app: Hono, { settings, log, attempts, sessions, limiter, relyingParty, sample, siteName, personOf }: IdentityRoutes): void {
  const say = async (context: Context, { status, title, body }: Said): Promise<Response> => {
    const look = { ...preferencesOf(context.req.header("cookie")), site: siteName() };
    return context.html(await serverDocument(title, body, look), status as ContentfulStatusCode, LOGIN_HEADERS);
  };
  const goTo = (context: Context, address: string): Response => {
    context.header("Cache-Control", "private, no-store");
    return context.redirect(address, 303);
  };
  const wantedOf = (context: Context): string | undefined => context.req.query("back") ?? context.req.query("redirect_uri");

  async function begin(context: Context): Promise<Response> {
    const origin = originOf(context.req.raw, settings);
    const target = localTarget(wantedOf(context), origin);
    const session = readToken(context, origin, "session");
    if (session && (await sessions.find(session))) return goTo(context, target);
    if ((await limiter.consume(clientOf(context))) > 0) return say(context, SAID.tooMany);
    try {
      const { url, state, nonce, verifier } = await relyingParty.begin(origin);
      // Several tabs of one browser may log in at once.
      const browser = readToken(context, origin, "login") ?? newToken();
      await attempts.begin(state, browser, { nonce, verifier, target });
      writeToken(context, origin, "login", browser, LONGEST_MINUTES * 60);
      return goTo(context, url.href);
    } catch (error) {
      log.error({ err: error, requestId: context.get("requestId") }, "the identity provider cannot be reached");
      return say(context, SAID.unreachable);
    }
  }

  async function comeBack(context: Context): Promise<Response> {
    const origin = originOf(context.req.raw, settings);
    const state = context.req.query("state") ?? "";
    const attempt = await attempts.take(state, readToken(context, origin, "login"));
    if (!attempt) return say(context, SAID.stale);
    try {
      const callback = new URL(CALLBACK + new URL(context.req.url).search, origin);
      const { claims, idToken } = await relyingParty.end(callback, { state, nonce: attempt.nonce, verifier: attempt.verifier });
      const person = await personOf(claims);
      if (person === undefined) return say(context, SAID.refused);
      const device = deviceOf(context.req.header("user-agent"));
      const token = await sessions.open(person, { device, idToken, replaces: readToken(context, origin, "session") });
      writeToken(context, origin, "session", token);
      dropToken(context, origin, "login");
      return goTo(context, attempt.target);
    } catch (error) {
      if (error instanceof AuthorizationResponseError && error.error === "access_denied") return say(context, SAID.cancelled);
      // The name of the error only: its details quote what the provider sent, which may be about the person.
      log.warn({ error: error instanceof Error ? error.name : "unknown", requestId: context.get("requestId") }, "a log-in was refused");
      securityEvents.inc({ event: "log-in-refused" });
      return say(context, SAID.refused);
    }
  }

  async function leave(context: Context): Promise<Response> {
    // A browser that fetches links beforehand must not log anybody out.
    if (isPrefetch(context.req.header("sec-purpose"), context.req.header("purpose"))) return context.body(null, 204, { "Cache-Control": "no-store" });
    const origin = originOf(context.req.raw, settings);
    const target = localTarget(wantedOf(context), origin);
    const token = readToken(context, origin, "session");
    if (!token) return goTo(context, target);
    if (isCrossSite(context.req.raw)) return askToLeave(context, target);
    const { idToken } = await sessions.end(token);
    dropToken(context, origin, "session");
    markLoggedOut(context);
    if (sample) return goTo(context, target);
    const provider = await relyingParty.endSession(origin, target, idToken).catch((error: unknown) => {
      log.warn({ err: error }, "the identity provider could not be told of a log-out");
      return undefined;
    });
    return goTo(context, provider?.href ?? target);
  }

  /** Another site has sent the visitor here: perhaps only to log them out. */
  const askToLeave = async (context: Context, target: string): Promise<Response> =>
    say(context, {
      status: 200,
      title: "要退出登录吗？",
      body: html`<p>另一个网站把您带到了这里。确认退出后，需要重新登录才能看到您的办件和证照。</p>
        <form method="post" action="${LOGOUT}?redirect_uri=${encodeURIComponent(target)}">
          <p class="actions"><button type="submit">退出登录</button><a class="button" href="${target}">不退出</a></p>
        </form>`,
    });

  app.get(LOGIN, begin);
  app.get("/portal/v3-auth", begin);
  app.get(CALLBACK, comeBack);
  for (const path of [LOGOUT, LOGOUT.slice(0, -1)]) app.on(["GET", "POST"], path, leave);
  if (sample) {
    app.on(["GET", "POST"], `${SAMPLE_PATH}/*`, async (context) => handOn(context, await sample.answer(context.req.raw, originOf(context.req.raw, settings))));
  }
}
