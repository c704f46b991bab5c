import { createHash } from "node:crypto";
import { encode, type Encoding, encodingFor } from "../../common/content-coding";

/** Bytes below which compressing saves nothing. */
const SHORT = 1024;

const JSON_TYPE = "application/json; charset=UTF-8";
const SHARED = "public, max-age=0, must-revalidate";
/** Responses to POST are not cacheable; without the header proxies would fall back to heuristics. */
const UNKEPT = "no-store";

type Headers = Readonly<Record<string, string>>;

/** A response ready to send: body, headers, and headers of a 304. Header names in lower case. */
export type PreparedResponse = { body: Buffer<ArrayBuffer>; headers: Headers; withoutBody: Headers };

export const etagOf = (text: string | Uint8Array): string => `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/** A public response as bytes; each encoding is compressed on first use. */
export class CachedResponse {
  readonly #etag: string;
  readonly #body: Buffer<ArrayBuffer>;
  readonly #bodies: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {};
  #parsed: object | undefined;
  readonly #sendables: Partial<Record<`${"POST" | "GET"} ${Encoding}`, PreparedResponse>> = {};

  constructor(text: string) {
    this.#body = Buffer.from(text);
    this.#etag = etagOf(this.#body);
  }

  /** Bytes of memory, all forms together, roughly from above: what compresses to more than half is short; an object takes three times its text. */
  get size(): number {
    return this.#body.length * 5 + 500;
  }

  /** The parsed JSON; one shared object, read only. */
  get parsed(): object {
    return (this.#parsed ??= JSON.parse(this.#body.toString()) as object);
  }

  /** Whether an If-None-Match header names this answer. */
  isKnown(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === this.#etag) ?? false;
  }

  /** The prepared response, or undefined before its first use in this encoding. HEAD has the headers of GET. */
  ready(method: string, acceptEncoding: string | undefined): PreparedResponse | undefined {
    return this.#sendables[`${method === "POST" ? "POST" : "GET"} ${this.#encodingFor(acceptEncoding)}`];
  }

  async sendable(method: string, acceptEncoding: string | undefined): Promise<PreparedResponse> {
    const encoding = this.#encodingFor(acceptEncoding);
    const form = method === "POST" ? "POST" : "GET";
    const body = await (this.#bodies[encoding] ??= encode(this.#body, encoding));
    return (this.#sendables[`${form} ${encoding}`] ??= this.#made(form, encoding, body));
  }

  #encodingFor(accept: string | undefined): Encoding {
    return this.#body.length < SHORT ? "identity" : encodingFor(accept);
  }

  #made(form: "POST" | "GET", encoding: Encoding, body: Buffer<ArrayBuffer>): PreparedResponse {
    const compressed = encoding !== "identity";
    const vary = { vary: "Accept-Encoding" };
    // Weak when compressed: the bytes then differ from the identity encoding.
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
