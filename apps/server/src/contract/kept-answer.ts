import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes below which compressing saves nothing. */
const SHORT = 1024;
/** An answer lives for half a minute: the best compression would cost more than it saves. */
const BROTLI_QUALITY = 5;

const JSON_TYPE = "application/json; charset=UTF-8";
const SHARED = "public, max-age=0, must-revalidate";
/** Nobody keeps the answer to a POST; not to say so would only make every cache on the way guess. */
const UNKEPT = "no-store";

export type Encoding = "br" | "gzip" | "identity";
type Headers = Readonly<Record<string, string>>;

/** A body as it goes out, its headers and those of a 304, made once. Header names in lower case. */
export type Sendable = { body: Buffer<ArrayBuffer>; headers: Headers; withoutBody: Headers };

const mentioned = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(0(?:\\.0*)?(?=\\s*(?:,|$)))?[^,]*)?(?:,|$)`, "i");
const [BROTLI, GZIP, ANY] = [mentioned("br"), mentioned("gzip"), mentioned("\\*")];

/** Whether a coding is taken; undefined where the header does not name it. */
function takes(accept: string, name: RegExp): boolean | undefined {
  const found = name.exec(accept);
  return found ? found[1] === undefined : undefined;
}

function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (takes(accept, BROTLI)) return "br";
  return (takes(accept, GZIP) ?? takes(accept, ANY)) ? "gzip" : "identity";
}

export const etagOf = (text: string | Uint8Array): string => `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/** An answer that is the same for all, as bytes; compressed when it is first asked for like that. */
export class KeptAnswer {
  readonly #etag: string;
  readonly #body: Buffer<ArrayBuffer>;
  readonly #bodies: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};
  #parsed: object | undefined;
  readonly #sendables: Partial<Record<`${"POST" | "GET"} ${Encoding}`, Sendable>> = {};

  constructor(text: string) {
    this.#body = Buffer.from(text);
    this.#etag = etagOf(this.#body);
  }

  /** Bytes of memory, all forms together, roughly from above: what compresses to more than half is short; an object takes three times its text. */
  get size(): number {
    return this.#body.length * 5 + 500;
  }

  /** What the text says; the same object for everybody who asks, and so to be read only. */
  get parsed(): object {
    return (this.#parsed ??= JSON.parse(this.#body.toString()) as object);
  }

  /** Whether an If-None-Match header names this answer. */
  isKnown(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === this.#etag) ?? false;
  }

  /** What goes out at once; undefined while it was never asked for in this form. HEAD has the headers of GET. */
  ready(method: string, acceptEncoding: string | undefined): Sendable | undefined {
    return this.#sendables[`${method === "POST" ? "POST" : "GET"} ${this.#encodingFor(acceptEncoding)}`];
  }

  async sendable(method: string, acceptEncoding: string | undefined): Promise<Sendable> {
    const encoding = this.#encodingFor(acceptEncoding);
    const form = method === "POST" ? "POST" : "GET";
    const body = await (this.#bodies[encoding] ??= this.#encoded(encoding));
    return (this.#sendables[`${form} ${encoding}`] ??= this.#made(form, encoding, body));
  }

  #encodingFor(accept: string | undefined): Encoding {
    return this.#body.length < SHORT ? "identity" : encodingFor(accept);
  }

  async #encoded(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === "br") return brotli(this.#body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return encoding === "gzip" ? deflate(this.#body) : this.#body;
  }

  #made(form: "POST" | "GET", encoding: Encoding, body: Buffer<ArrayBuffer>): Sendable {
    const compressed = encoding !== "identity";
    const vary = { vary: "Accept-Encoding" };
    // The same bytes only until they are compressed: then a weak one.
    const withoutBody =
      form === "POST" ? { "cache-control": UNKEPT, ...vary } : { "cache-control": SHARED, etag: compressed ? `W/${this.#etag}` : this.#etag, ...vary };
    const headers = {
      ...withoutBody,
      "content-type": JSON_TYPE,
      "content-length": String(body.length),
      ...(compressed ? { "content-encoding": encoding } : {}),
    };
    return { body, headers, withoutBody };
  }
}
