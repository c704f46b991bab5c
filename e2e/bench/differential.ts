import { createHash } from "node:crypto";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startPortal } from "../support/portal";
import { fewOfEach, madeUp, sequence, type Asked } from "./differential-requests";

const EVIL = "evil.example";
const ABREAST = 8;
/** Requests of one round. */
const ROUND = 250;

type Answer = { status: number; location: string; body: string };

/** A whole answer to lines that no HTTP client would send. */
const answerTo = (origin: string, lines: readonly string[]): Promise<Buffer> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(origin);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", () => done(Buffer.concat(chunks))).on("error", failed);
  });

/** Pieces of a body that is sent in pieces (RFC 9112, 7.1). */
function unchunked(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf("\r\n", at);
    const length = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!length) break;
    pieces.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(pieces);
}

function read(raw: Buffer): Answer {
  const end = raw.indexOf("\r\n\r\n");
  const head = raw.toString("latin1", 0, end);
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  const sent = raw.subarray(end + 4);
  const whole = header("transfer-encoding") === "chunked" ? unchunked(sent) : sent;
  const coding = whole.length === 0 ? "" : header("content-encoding");
  const body = coding === "br" ? brotliDecompressSync(whole) : coding === "gzip" ? gunzipSync(whole) : whole;
  return { status: Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)), location: header("location"), body: body.toString() };
}

const digest = ({ status, location, body }: Answer): string => `${status} ${location} ${createHash("sha256").update(body).digest("base64url")}`;

export type Difference = { asked: Asked; what: string };

/**
 * Sends made-up requests to a portal, and one of each kind to another one that caches nothing: what a cache, a limiter or a page makes of a request must be
 * what is drawn of it anew, for its own host and nobody else's, and what is illegal is refused.
 * @returns what was wrong, and how many kinds were compared
 */
export async function compare(
  cached: string,
  uncached: string,
  count: number,
  seed: number,
): Promise<{ differences: Difference[]; kinds: number; refused: number }> {
  const random = sequence(seed);
  const differences: Difference[] = [];
  const drawn = new Map<string, Promise<string>>();
  let sent = 0;
  let few = fewOfEach(random);
  let refused = 0;
  const check = async (asked: Asked): Promise<string | undefined> => {
    const answer = read(await answerTo(cached, asked.lines));
    if (asked.key === undefined) {
      refused += 1;
      if (answer.status !== 400) return `status ${answer.status} instead of 400`;
    } else if (answer.status >= 500 || answer.status === 400) return `status ${answer.status}`;
    if (answer.body.includes(EVIL) || answer.location.includes(EVIL)) return "another host in the answer";
    if (asked.key === undefined) return undefined;
    const known = drawn.get(asked.key) ?? answerTo(uncached, asked.lines).then((raw) => digest(read(raw)));
    drawn.set(asked.key, known);
    return (await known) === digest(answer) ? undefined : `not what is drawn anew for “${asked.key}”`;
  };
  const sender = async (): Promise<void> => {
    while (sent < count) {
      if (sent % ROUND === 0) few = fewOfEach(random);
      sent += 1;
      const asked = madeUp(random, few);
      const what = await check(asked);
      if (what !== undefined) differences.push({ asked, what });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, sender));
  return { differences, kinds: drawn.size, refused };
}

/** 200,000 made-up requests (or as many as are named): `npm run bench -- differential [count] [seed]`. Exit code 1 where an answer differs. */
export async function run([count = "200000", seed = "1"]: readonly string[] = []): Promise<number> {
  const env = { TRUST_PROXY: "1" };
  const [cached, uncached] = [await startPortal({ env }), await startPortal({ env: { ...env, PAGE_CACHE_MIB: "0", ANSWER_CACHE_MIB: "0" } })];
  const { differences, kinds, refused } = await compare(cached.origin, uncached.origin, Number(count), Number(seed));
  for (const { asked, what } of differences.slice(0, 20)) console.log(`${what}\n  ${asked.lines.join("\n  ")}`);
  console.log(`${count} requests, ${kinds} kinds, ${refused} refused: ${differences.length} differ`);
  await Promise.all([cached.stop(), uncached.stop()]);
  return differences.length === 0 ? 0 : 1;
}
