import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "../common/log";
import { securityEvents } from "../common/metrics";
import { keepTrustedHeaders, type TrustedProxies } from "../common/trusted-proxies";

/** `name`, `name:port`, `[IPv6]` or `[IPv6]:port`; no user information, list or path. */
const AUTHORITY = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Path and query (origin-form): no fragment, no white space or control character. */
const ORIGIN_FORM = /^\/[^\s#\p{Cc}]*$/u;
/** Scheme, authority, then path and query (absolute-form), as sent to proxies. */
const ABSOLUTE_FORM = /^(https?):\/\/([^/?#]*)(.*)$/i;
const SCHEMES: readonly string[] = ["http", "https"];
/** What asks here does not come from the open internet and knows no host name: it gets no page and no link. */
const ANY_HOST = /^\/(?:healthz|readyz|portal\/operator\/metrics)(?:\?|$)/;
/** NUL is legal in no address of this site, and PostgreSQL stores it nowhere. */
const NUL = /%00/;

export type NormaliseOptions = {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** `https://host`, which stands in when an HTTP/1.0 client names no host. */
  publicOrigin: string | undefined;
  /** Other hosts under which the site may be opened, with or without a port. With neither these nor an origin every host is taken. @default none */
  allowedHosts?: readonly string[];
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

/** Lower case, without the default port of the scheme: as it stands in a URL. */
const canonical = (authority: string, scheme: string): string => authority.toLowerCase().replace(scheme === "https" ? /:443$/ : /:80$/, "");

const withoutPort = (authority: string): string => authority.replace(/:\d+$/, "");

/** The authority under which a request is served: as it was asked for, or the public one where only the port differs; undefined for a host that is not ours. */
function hostRule(publicOrigin: string | undefined, allowed: readonly string[]): (authority: string) => string | undefined {
  const own = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  if (own === undefined && allowed.length === 0) return (authority) => authority;
  return (authority) => {
    const name = withoutPort(authority);
    // A proxy may hand on the name without the port: one authority, and one page in the cache.
    if (name === own?.hostname) return own.host;
    return allowed.includes(authority) || allowed.includes(name) ? authority : undefined;
  };
}

/** Authority and target of a request, in lower case and as path with query; undefined when they are missing, illegal, or contradict each other. */
export function requestTarget(
  hosts: readonly string[],
  target: string,
  defaultAuthority: string,
  scheme = "http",
): { authority: string; target: string } | undefined {
  const [host = defaultAuthority, ...others] = hosts;
  const authority = canonical(host, scheme);
  if (others.length > 0 || !AUTHORITY.test(authority)) return undefined;
  const [, by, named, rest = target] = ABSOLUTE_FORM.exec(target) ?? [];
  if (named !== undefined && (by?.toLowerCase() !== scheme || canonical(named, scheme) !== authority)) return undefined;
  const path = rest.startsWith("/") ? rest : `/${rest}`;
  if (named === undefined && !target.startsWith("/")) return undefined;
  return ORIGIN_FORM.test(path) && !NUL.test(path) ? { authority, target: path } : undefined;
}

/** In both views that Node gives of the headers. */
function setHost({ headers, rawHeaders }: IncomingMessage, host: string): void {
  if (headers.host === host && !("x-forwarded-host" in headers)) return;
  headers.host = host;
  delete headers["x-forwarded-host"];
  const others = rawHeaders.flatMap((name, index) => (index % 2 === 0 && !/^(?:x-forwarded-)?host$/i.test(name) ? [name, rawHeaders[index + 1] ?? ""] : []));
  rawHeaders.splice(0, rawHeaders.length, "Host", host, ...others);
}

/**
 * Runs before cache, limits, log-in and pages: leaves exactly one legal host and an origin-form target in the request, so that nothing behind it can see
 * another authority than the one under which a page is cached, and of X-Forwarded-* only the address and scheme that a trusted proxy says; the host that it
 * says has become the host of the request. Requests that name two hosts, a target of another host or scheme, or a host that is not ours, are answered with 400.
 * @see OPS-18
 */
export function normaliseRequest({ headers, publicOrigin, allowedHosts = [], trustedProxies, log }: NormaliseOptions, next: RequestListener): RequestListener {
  const served = hostRule(publicOrigin, allowedHosts);
  const fallback = publicOrigin === undefined ? undefined : new URL(publicOrigin).host;

  function refuse(response: ServerResponse): void {
    const body = "请求的地址或者主机名不正确，请从网站首页重新打开。\n";
    response.writeHead(400, { ...headers, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", connection: "close" });
    response.end(body);
    securityEvents.inc({ event: "illegal-request" });
    log.warn({ event: "illegal-request" }, "a request was refused");
  }

  return (request, response) => {
    keepTrustedHeaders(request, trustedProxies);
    const { "x-forwarded-proto": scheme = "http", "x-forwarded-host": forwarded } = request.headers;
    if (typeof scheme !== "string" || !SCHEMES.includes(scheme)) return refuse(response);
    const hosts = hostsOf(request);
    // The port of a socket is asked of the system, so only where it is needed.
    const otherwise = fallback ?? (hosts.length > 0 ? "" : `localhost:${request.socket.localPort ?? 80}`);
    const found = requestTarget(hosts, request.url ?? "", otherwise, scheme);
    if (!found) return refuse(response);
    const asked = typeof forwarded === "string" ? canonical(forwarded, scheme) : found.authority;
    const host = AUTHORITY.test(asked) ? served(asked) : undefined;
    if (host === undefined && !ANY_HOST.test(found.target)) return refuse(response);
    setHost(request, host ?? found.authority);
    request.url = found.target;
    next(request, response);
  };
}
