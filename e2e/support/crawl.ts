import { isPersonalPage } from "../../apps/server/src/common/personal-pages";
import { inParallel } from "./in-parallel";

/** Files cost the server more than pages: PDFs are made when they are asked for. */
const FILES_PER_PAGES = 4;
/** Requests at a time: one core serves them. */
const ABREAST = 4;

export type CrawlOptions = {
  origin: string;
  /** Paths to begin at. */
  starts: readonly string[];
  /** Links followed one after the other. */
  depth: number;
  /** Pages of one kind that are opened. @default 4 */
  perKind?: number;
  /** Up to this depth everything is opened. @default -1 */
  wholeTo?: number;
  /** What no page may say. */
  never?: RegExp;
};

export type Crawl = {
  /** Pages opened. */
  pages: number;
  /** Kinds of addresses seen. */
  kinds: number;
  /** What is wrong, each with the address and the page that led there. */
  faults: string[];
};

/** What is no page of the portal to be read: the log-in, the switches that set a cookie, the contract; nor are the pages behind the log-in. */
const OUTSIDE = /^\/portal\/(?:login|logout|sample-login|preferences|v3-auth|api\/)/;
const FILE = /\.(?:csv|pdf|ics|md|json|xml|svg|png|txt)$/;
/** What is kept out of search engines, such as the results of a search, may share a title. */
const UNLISTED = '<meta name="robots" content="noindex"';
/** The picture that the kit's Empty draws: nowhere should a link lead to a list with nothing in it. */
const EMPTY = 'viewBox="0 0 120 96"';

/** A condition that the reader adds may leave nothing; the list as it was must have something. */
const NARROWED = /[?&](?:audience|onlyOnline|onlyCorrespondingLevel|openNow|level|keyword|kind|type)=/;
/** Villages have no regions below them, and neither they nor towns have duties of their own. */
const NOTHING_THERE = /^\/portal\/v[23]\/(?:regions|public\/duty-service)\?region=\d{12}(?:&|$)/;

/** The address without what tells one page of a kind from another. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  const path = pathname.replace(/\/[0-9A-Z]{6,}(?=[./]|$)/g, "/:code");
  return `${path}?${[...new Set(searchParams.keys())].sort().join("&")}`;
}

const plain = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Paths of our own that the page links to, without the place in the page. */
function linksOf(html: string, address: string): string[] {
  const links = new Set<string>();
  for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
    const { pathname, search, host } = new URL(plain(href), `http://own.invalid${address}`);
    if (host === "own.invalid" && pathname.startsWith("/portal/") && !OUTSIDE.test(pathname) && !isPersonalPage(pathname)) links.add(pathname + search);
  }
  return [...links];
}

/** The same content has one canonical address; another page of a list is not another content. */
function contentOf(html: string): string | undefined {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (canonical === undefined) return undefined;
  const url = new URL(plain(canonical));
  url.searchParams.delete("page");
  return url.pathname + url.search;
}

/** Follows the links of the portal as a search engine does, without a browser. */
export async function crawl({ origin, starts, depth, perKind = 4, wholeTo = -1, never }: CrawlOptions): Promise<Crawl> {
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const seen = new Set(starts);
  const opened = new Map<string, number>();
  let pages = 0;

  /** Documents are made for so many at a time: who is told to wait, waits. */
  async function asked(address: string): Promise<Response> {
    for (;;) {
      const response = await fetch(origin + address, { headers: { Accept: "text/html" } });
      const seconds = Number(response.headers.get("retry-after"));
      if (response.status !== 429 || seconds <= 0) return response;
      await response.body?.cancel();
      await new Promise((waited) => setTimeout(waited, seconds * 1000));
    }
  }

  async function open(address: string, from: string): Promise<string[]> {
    const response = await asked(address);
    const body = await response.text();
    pages += 1;
    if (response.status !== 200) {
      faults.push(`${response.status}: ${address} (from ${from})`);
      return [];
    }
    if (!response.headers.get("content-type")?.startsWith("text/html")) return [];
    if (body.includes(EMPTY) && !NARROWED.test(address) && !NOTHING_THERE.test(address)) faults.push(`empty list: ${address} (from ${from})`);
    const said = never?.exec(body);
    if (said) faults.push(`“${body.slice(Math.max(said.index - 40, 0), said.index + 40)}”: ${address} (from ${from})`);
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
    const content = contentOf(body);
    if (content !== undefined && !body.includes(UNLISTED)) {
      const other = titles.get(title);
      if (other !== undefined && other !== content) faults.push(`title “${title}” of ${content} is that of ${other}`);
      else titles.set(title, content);
    }
    const { pathname, search } = new URL(response.url);
    return linksOf(body, pathname + search);
  }

  let level = starts.map((address) => ({ address, from: "the start" }));
  for (let step = 0; step <= depth && level.length > 0; step += 1) {
    const next: { address: string; from: string }[] = [];
    const queue = level.filter(({ address }) => {
      const kind = kindOf(address);
      const count = opened.get(kind) ?? 0;
      opened.set(kind, count + 1);
      return step <= wholeTo || count < (FILE.test(new URL(address, origin).pathname) ? perKind / FILES_PER_PAGES : perKind);
    });
    await inParallel(ABREAST, queue, async (one) => {
      for (const address of await open(one.address, one.from)) {
        if (seen.has(address)) continue;
        seen.add(address);
        next.push({ address, from: one.address });
      }
    });
    level = next;
  }
  return { pages, kinds: opened.size, faults };
}

/** Where a crawl begins: the province, two cities, two counties, a town, a village and three departments, and the homes of people and companies in the modern face. */
export async function crawlStarts(origin: string): Promise<string[]> {
  const town = "440106001000";
  const hall = await (await fetch(`${origin}/portal/v2/country-hall?region=${town}`)).text();
  const village = /country-hall-child\?region=(\d{12})/.exec(hall)?.[1];
  const province = await (await fetch(`${origin}/portal/v2/regions?region=440000`)).text();
  const departments = [...new Set([...province.matchAll(/branch-hall\?orgCode=(\w{9})/g)].map(([, code]) => code))].slice(0, 3);
  if (village === undefined || departments.length < 3) throw new Error("the start of the crawl was not found");
  return [
    ...["440000", "440100", "440300", "440106", "440305"].map((region) => `/portal/v2/index?region=${region}`),
    "/portal/v3/index?region=440106",
    "/portal/v3/index?region=440000&audience=company",
    `/portal/country-hall?region=${town}`,
    `/portal/country-hall-child?region=${village}`,
    ...departments.map((code) => `/portal/branch-hall?orgCode=${code}`),
  ];
}
