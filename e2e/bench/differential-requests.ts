/** One request as it is written to the socket, and what must be seen of it. */
export type Asked = {
  lines: readonly string[];
  /** What decides the answer: requests of the same key get the same one. Undefined: it must be refused with 400. */
  key: string | undefined;
  /** Whether the response may be compressed, by Accept-Encoding. */
  coding: string;
};

/** A sequence of numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PATHS = ["/portal/v2/faq", "/portal/v3/faq", "/portal/v2/about-me", "/portal/v3/about-me", "/portal/v2/notices", "/portal/v3/sitemap"] as const;
const QUERIES = [
  "",
  "?region=440000",
  "?region=440106",
  "?region=440106&page=2",
  "?page=2&region=440106",
  "?region=%34%34%30%30%30%30",
  "?region=440106&region=440000",
  "?",
] as const;
/** Other spellings of a path, which routers and caches read in different ways. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.replace("/portal/", "/portal//"),
  (path) => path.replace("/v", "/./v"),
  (path) => path.replace("/portal/v2/", "/portal/v3/../v2/"),
  (path) => path.replace("faq", "%66aq"),
  (path) => path.replace("portal", "PORTAL"),
  (path) => `${path}/`,
  (path) => `${path};a=b`,
];
/** Share of requests with a scheme or a host that is none. */
const RARE = 0.03;
const HOST = "portal.example";
const EVIL = "evil.example";

/** Illegal or contradictory in itself, whatever stands beside it: what is written instead of target and Host headers. */
const REFUSED: readonly ((target: string) => { target: string; hosts: string[] })[] = [
  (target) => ({ target: `http://${EVIL}${target}`, hosts: [HOST] }),
  (target) => ({ target: `ftp://${HOST}${target}`, hosts: [HOST] }),
  (target) => ({ target: `http://user@${HOST}${target}`, hosts: [HOST] }),
  (target) => ({ target, hosts: [HOST, EVIL] }),
  (target) => ({ target, hosts: [HOST, HOST] }),
  (target) => ({ target, hosts: [`${HOST}, ${EVIL}`] }),
  (target) => ({ target, hosts: [`user@${HOST}`] }),
  (target) => ({ target, hosts: [`${HOST}/${EVIL}`] }),
  (target) => ({ target: `${target}#${EVIL}`, hosts: [HOST] }),
  (target) => ({ target: `${target}${target.includes("?") ? "&" : "?"}x=%00`, hosts: [HOST] }),
  (target) => ({ target: target.replaceAll("/", "%2f"), hosts: [HOST] }),
  () => ({ target: `${EVIL}:443`, hosts: [HOST] }),
];

const HOSTS = [HOST, HOST, HOST, "Portal.Example", `${HOST}:80`, `${HOST}:8080`, "other.example", "[::1]"] as const;
const SCHEMES = [undefined, undefined, "http", "https", "HTTPS"] as const;
const FORWARDED = [undefined, undefined, undefined, HOST, "Second.example", "second.example:443", `${EVIL}, ${HOST}`] as const;
const COOKIES = ["", "elder=1", "contrast=1", "lang=hant", "elder=1; contrast=1", "scheme=dark", "other=1", "elder=2", "elder=1; elder=0"] as const;
const CODINGS = ["br", "gzip", "identity", "", "br;q=0", "gzip, br", "*"] as const;
const DESTINATIONS = ["", "document", "iframe", "empty"] as const;

/** Values of a list that a round of requests has. */
export type Few = <T>(from: readonly T[]) => readonly T[];

/** Two values of each list, others in each round: the same request comes again, and finds what is cached. */
export function fewOfEach(random: () => number): Few {
  const known = new Map<readonly unknown[], readonly unknown[]>();
  return <T>(from: readonly T[]) => {
    const first = Math.floor(random() * from.length);
    const few = (known.get(from) as readonly T[] | undefined) ?? [...from, ...from].slice(first, first + 2);
    known.set(from, few);
    return few;
  };
}

/**
 * A made-up request to a portal behind one trusted proxy. Its key is reckoned here, from the rules of the manual alone, so that neither the cache nor the pages
 * are asked what they believe.
 */
export function madeUp(random: () => number, few: Few): Asked {
  const any = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? (from[0] as T);
  const one = <T>(from: readonly T[]): T => any(few(from));
  const chance = (share: number): boolean => random() < share;
  let path: string = one(PATHS);
  if (chance(0.25)) path = one(SPELLINGS)(path);
  const target = path + one(QUERIES);
  const [cookie, coding, destination] = [one(COOKIES), one(CODINGS), one(DESTINATIONS)];
  const method = chance(0.9) ? "GET" : "HEAD";
  const refused = chance(0.15) ? any(REFUSED)(target) : undefined;
  const host = one(HOSTS);
  const scheme = chance(RARE) ? "javascript" : one(SCHEMES);
  const forwarded = chance(RARE) ? `${EVIL}/x` : one(FORWARDED);
  const absolute = !refused && chance(0.1) ? any(["http", "https"]) : undefined;
  const written = refused ?? { target: absolute ? `${absolute}://${host}${target}` : target, hosts: [host] };
  const lines = [
    `${method} ${written.target} HTTP/1.1`,
    ...written.hosts.map((name) => `${chance(0.1) ? "hOST" : "Host"}: ${name}`),
    ...(scheme === undefined ? [] : [`X-Forwarded-Proto: ${scheme}`]),
    ...(forwarded === undefined ? [] : [`X-Forwarded-Host: ${forwarded}`]),
    ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
    ...(coding === "" ? [] : [`Accept-Encoding: ${coding}`]),
    ...(destination === "" ? [] : [`Sec-Fetch-Dest: ${destination}`]),
    ...(chance(0.2) ? [`X-Original-URL: /portal/v2/${EVIL}`, `X-Host: ${EVIL}`, `Forwarded: host=${EVIL}`] : []),
    "Connection: close",
  ];
  const https = scheme?.toLowerCase() === "https";
  const isRefused =
    refused !== undefined || scheme === "javascript" || forwarded?.includes("/") === true || (absolute !== undefined && (absolute === "https") !== https);
  // One trusted proxy: of a list the last entry is its own.
  const authority = (forwarded?.split(",").at(-1)?.trim() ?? host).toLowerCase().replace(https ? /:443$/ : /:80$/, "");
  return { lines, coding, key: isRefused ? undefined : [method, authority, target, cookie, destination === "iframe"].join(" ") };
}
