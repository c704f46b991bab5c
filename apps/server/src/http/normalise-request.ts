import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "../common/log";
import { securityEvents } from "../common/metrics";
import { keepTrustedHeaders, type TrustedProxies } from "../common/trusted-proxies";

/** `name`, `name:port`, `[IPv6]` or `[IPv6]:port`; no user information, list or path. */
const AUTHORITY = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Path and query (origin-form): no fragment, no white space or control character. */
const ORIGIN_FORM = /^\/[^\s#\p{Cc}]*$/u;
/** Scheme, authority, then path and query (absolute-form), as sent to proxies. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
/** NUL is legal in no address of this site, and PostgreSQL stores it nowhere. */
const NUL = /%00/;

export type NormaliseOptions = {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** `https://host`, which stands in when an HTTP/1.0 client names no host. */
  publicOrigin: string | undefined;
  /** Who may say in X-Forwarded-* for whom a request is made. */
  trustedProxies: TrustedProxies;
  log: Pick<Log, "warn">;
};

/** All Host headers as they were sent; Node itself keeps the first and drops the others. */
function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === "host") hosts.push(rawHeaders[index + 1] ?? "");
  return hosts;
}

/** Lower case, without the default port: as it stands in the URL that the app is given. */
const canonical = (authority: string): string => authority.toLowerCase().replace(/:80$/, "");

/** Authority and target of a request, in lower case and as path with query; undefined when they are missing, illegal, or contradict each other. */
export function requestTarget(hosts: readonly string[], target: string, defaultAuthority: string): { authority: string; target: string } | undefined {
  const [host = defaultAuthority, ...others] = hosts;
  const authority = canonical(host);
  if (others.length > 0 || !AUTHORITY.test(authority)) return undefined;
  const [, named, rest = target] = ABSOLUTE_FORM.exec(target) ?? [];
  if (named !== undefined && canonical(named) !== authority) return undefined;
  const path = rest.startsWith("/") ? rest : `/${rest}`;
  if (named === undefined && !target.startsWith("/")) return undefined;
  return ORIGIN_FORM.test(path) && !NUL.test(path) ? { authority, target: path } : undefined;
}

/**
 * Runs before cache, limits, log-in and pages: leaves exactly one legal host and an origin-form target in the request, so that nothing behind it can see
 * another authority than the one under which a page is cached, and of X-Forwarded-* only what a trusted proxy says. Requests that name two hosts, or a target
 * of another host, are answered with 400.
 */
export function normaliseRequest({ headers, publicOrigin, trustedProxies, log }: NormaliseOptions, next: RequestListener): RequestListener {
  const fallback = publicOrigin === undefined ? undefined : new URL(publicOrigin).host;

  function refuse(response: ServerResponse): void {
    const body = "请求的地址或者主机名不正确，请从网站首页重新打开。\n";
    response.writeHead(400, { ...headers, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", connection: "close" });
    response.end(body);
    securityEvents.inc({ event: "illegal-request" });
    log.warn({ event: "illegal-request" }, "a request was refused");
  }

  return (request, response) => {
    const found = requestTarget(hostsOf(request), request.url ?? "", fallback ?? `localhost:${request.socket.localPort ?? 80}`);
    if (!found) return refuse(response);
    request.headers.host = found.authority;
    request.url = found.target;
    keepTrustedHeaders(request, trustedProxies);
    next(request, response);
  };
}
