import { deflateSync } from "node:zlib";
import { type AnyCall, auditItems, type Client } from "@onehall/api";
import { families } from "@onehall/api/contract";
import { examplesOf, requestOf } from "../../apps/server/src/contract/openapi/examples";
import type { Visit } from "../security/inspect";
import { formEncoded, PAYLOADS, type Payload, urlEncoded } from "../security/payloads";
import { addressOf, extraParameters, FORMS, formAddress, plain, type Target } from "../security/targets";

/** Parameters of one request that carry a payload, at most. */
const MOST = 4;
/** Share of requests that attack a part of the path where a page has one, and of payloads that are numbers of something which belongs to somebody else. */
const SEGMENT = 0.5;
const OWNED = 0.1;
/** Kinds of requests with their shares; pages make up the rest. */
const SHARES = { form: 0.13, call: 0.35, upload: 0.03 } as const;

/** Pages that show what belongs to somebody. */
const PERSONAL = /\/(?:apply|user|e-license|appointment)/;

/** A call of the contract with fields that it answers to, and the names of all its fields. */
export type CallTarget = { call: AnyCall; fields: Record<string, unknown>; names: string[]; ends: boolean };

/** Every call of the contract, with what it answers to on this portal. */
export async function callTargets(client: Client): Promise<CallTarget[]> {
  const found: CallTarget[] = [];
  for (const { id, call, shape } of families.flatMap((family) => family.entries.map((entry) => ({ ...entry, id: family.id })))) {
    const entries = "entries" in shape.request ? Object.keys(Object(shape.request.entries)) : [];
    for (const { input } of examplesOf(call)) {
      const fields = { ...(await input((asked, own) => client.call(asked, own))) };
      found.push({ call, fields, names: [...new Set([...entries, ...Object.keys(fields), "unknown"])], ends: id === "sessions" });
    }
  }
  return found;
}

/** Some task that can be applied for online. */
export async function someTask(client: Client): Promise<string> {
  const { items } = await client.call(auditItems, { AREA_CODE: "440106", KEY_WORD: "驾驶证遗失补证" });
  return items[0]?.taskCode ?? "";
}

const crcs = Array.from({ length: 256 }, (_, start) =>
  Array.from({ length: 8 }).reduce<number>((crc) => (crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1), start),
);
const crcOf = (bytes: Buffer): number => ~bytes.reduce((crc, byte) => (crcs[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), ~0) >>> 0;

function chunk(type: string, data: Buffer): Buffer {
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
}

/** A PNG of black pixels, one bit each: small for its size. `between`: chunks that only its reader would know. */
function png(width: number, height: number, between: readonly Buffer[] = [], rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 });
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), chunk("IHDR", header), ...between, chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

const SCRIPT = "<script>__x(1)</script>";
const SMALL = png(8, 8);

/** What is no honest picture: with the content of something else, of two things, of more pixels than there are bytes, or cut off. */
const FILES: readonly Buffer[] = [
  SMALL,
  Buffer.concat([SMALL, Buffer.from(`<html>${SCRIPT}`)]),
  Buffer.concat([SMALL, Buffer.from("504b0304140000000800", "hex"), Buffer.from("META-INF/MANIFEST.MF")]),
  png(8, 8, [chunk("tEXt", Buffer.from(`Comment\0${SCRIPT}`))]),
  png(8, 8, [chunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), deflateSync(Buffer.alloc(1_000_000))]))]),
  png(8, 8, [chunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), deflateSync(Buffer.alloc(5_000_000))]))]),
  png(50_000, 50_000, [], 8),
  png(30_000, 30_000),
  png(0, 0),
  png(8, 1_000, [], 8),
  SMALL.subarray(0, 40),
  Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(`<html>${SCRIPT}</html>`)]),
  Buffer.concat([Buffer.from("ffd8ffe1ffff", "hex"), Buffer.from("Exif\0\0MM\0*"), Buffer.alloc(200, 0xff)]),
  Buffer.concat([Buffer.from("GIF89a/*"), Buffer.alloc(20), Buffer.from("*/=1;__x(1)")]),
  Buffer.concat([Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8X", "latin1"), Buffer.alloc(30, 0xff)]),
  Buffer.concat([Buffer.from("BM"), Buffer.alloc(16), Buffer.from("ffffff7fffffff7f", "hex"), Buffer.alloc(40)]),
  Buffer.concat([Buffer.from("8BPS\0\x01", "latin1"), Buffer.alloc(6), Buffer.from("00030000753000007530", "hex"), Buffer.alloc(60)]),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="__x(1)"><foreignObject>${SCRIPT}</foreignObject></svg>`),
  Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>'),
  Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${"a".repeat(100)}"><!ENTITY b "${"&a;".repeat(100)}"><!ENTITY c "${"&b;".repeat(100)}">]><svg>&c;</svg>`),
  Buffer.from(`<html>${SCRIPT}`),
  Buffer.from("%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>"),
  Buffer.from("1f8b0800000000000003", "hex"),
  Buffer.from("MZ\x90\0", "latin1"),
  Buffer.alloc(0),
  Buffer.alloc(2_200_000),
];

const ENDINGS = ["png", "jpg", "JPEG", "bmp", "psd", "raw", "webp", "svg", "html", "png.html", "png\0.html", "png ", "png.", "gif", ""];
const STEMS = [
  "a",
  "",
  "../../../../tmp/a",
  "..\\..\\a",
  "/etc/cron.d/a",
  "%2e%2e%2fa",
  "CON",
  "a;b",
  "a\r\nX-A: b",
  '"><img src=x onerror=__x(1)>',
  "\u202Egnp",
  "好".repeat(200),
];

export type Around = {
  pages: readonly Target[];
  calls: readonly CallTarget[];
  /** Some task that can be applied for. */
  task: string;
  /** Numbers of what belongs to the owner. */
  owned: readonly string[];
  /** Cookies of the owner, who only reads, and of somebody else. */
  owner: string;
  stranger: string;
};

export type Hostile = Visit & { kind: "page" | keyof typeof SHARES; byOwner: boolean };

/** Makes hostile requests, the same for the same numbers. */
export function hostileRequests({ pages, calls, task, owned, owner, stranger }: Around, random: () => number): () => Hostile {
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const payload = (): Payload => (random() < OWNED ? { text: one(owned) } : one(PAYLOADS));
  const some = (names: readonly string[]): string[] => [...new Set(Array.from({ length: 1 + Math.floor(random() * MOST) }, () => one(names)))];

  const personal = pages.filter(({ path }) => PERSONAL.test(path));

  function page(byOwner: boolean): Visit {
    const target = one(byOwner && random() < 0.5 ? personal : pages);
    if (target.segment !== undefined && random() < SEGMENT) return { address: target.segment.replace("{}", urlEncoded(payload())) };
    const query = target.path.includes("/apply") ? { ...target.query, task } : target.query;
    const attacked = some([...Object.keys(query), "region", "areaCode", ...extraParameters(target)]);
    const right = plain(query).filter(([name]) => !attacked.includes(name));
    return { address: addressOf(target.path, [...right, ...attacked.map((name): [string, string] => [name, urlEncoded(payload())])]) };
  }

  function form(): Visit {
    const asked = one(FORMS);
    const attacked = some(Object.keys(asked.fields));
    const fields = Object.entries(asked.fields).map(([name, right]): [string, string] => [name, attacked.includes(name) ? formEncoded(payload()) : right]);
    return { address: formAddress(asked, one(["v2", "v3"])), method: "POST", body: new URLSearchParams(fields).toString() };
  }

  function call({ call: asked, fields, names }: CallTarget): Visit {
    const attacked = Object.fromEntries(some(names).map((name) => [name, formEncoded(payload())]));
    const { path, init } = requestOf(asked, { ...fields, ...attacked });
    const { body } = init;
    if (body instanceof FormData) return { address: path, method: "POST", body };
    if (typeof body === "string") return { address: path, method: "POST", body, type: "application/json" };
    return body instanceof URLSearchParams ? { address: path, method: "POST", body: body.toString() } : { address: path };
  }

  function upload(): Visit {
    const body = new FormData();
    const place = one(["/portal/v2/feedback", "/portal/v3/feedback", "/portal/api/v2/feedback/add", "/portal/api/v2/applications/upload"]);
    const words = place.endsWith("upload") ? { task, material: "1" } : { kind: "suggestion", content: "见图", url: "/portal/v2/index" };
    for (const [name, value] of Object.entries(words)) body.append(name, value);
    for (let number = Math.floor(random() * MOST); number >= 0; number -= 1) {
      const name = random() < 0.5 ? `${one(STEMS)}.${one(ENDINGS)}` : `${formEncoded(one(PAYLOADS))}.png`;
      body.append(one(["images", "images", "file", "files"]), new File([new Uint8Array(one(FILES))], name));
    }
    return { address: place, method: "POST", body };
  }

  /** Each comes from an address of its own, so that no limit hides what it would do. */
  const address = (): string => `203.0.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
  const as = (kind: Hostile["kind"], visit: Visit, cookie: string, byOwner: boolean): Hostile => ({
    ...visit,
    kind,
    byOwner,
    // Compression is none of this, and costs as much as a page.
    headers: { "X-Forwarded-For": address(), "Accept-Encoding": "identity", ...(cookie !== "" && { Cookie: cookie }) },
  });

  return () => {
    const lot = random();
    const whose = random();
    const other = whose < 0.4 ? stranger : "";
    const byOwner = whose > 0.9;
    if (lot < SHARES.form) return as("form", form(), other, false);
    if (lot < SHARES.form + SHARES.upload) return as("upload", upload(), stranger, false);
    if (lot > SHARES.form + SHARES.upload + SHARES.call) return as("page", page(byOwner), byOwner ? owner : other, byOwner);
    const target = one(calls);
    if (target.ends) return as("call", call(target), "", false);
    return target.call.writes ? as("call", call(target), other, false) : as("call", call(target), byOwner ? owner : other, byOwner);
  };
}
