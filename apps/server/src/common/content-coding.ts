import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Level 9 takes a hundred times as long for two to six percent fewer bytes, and what is compressed here is made anew after half a minute.
 * Level 3 takes 0.4 of the time for 14 to 20 percent more bytes: taken while the processors are behind.
 */
const BROTLI_QUALITY = { usual: 5, behind: 3 } as const;
/** Bodies that are being compressed, from which on the processors are behind. */
const BEHIND = 2;
let compressing = 0;

async function compress(body: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const quality = BROTLI_QUALITY[compressing < BEHIND ? "usual" : "behind"];
  compressing += 1;
  try {
    return await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  } finally {
    compressing -= 1;
  }
}

/** A content coding of HTTP that answers are sent in. */
export type Encoding = "br" | "gzip" | "identity";

const mentioned = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(0(?:\\.0*)?(?=\\s*(?:,|$)))?[^,]*)?(?:,|$)`, "i");
const [BROTLI, GZIP, ANY] = [mentioned("br"), mentioned("gzip"), mentioned("\\*")];

/** Whether a content coding is acceptable; undefined where the header does not name it. */
function takes(accept: string, name: RegExp): boolean | undefined {
  const found = name.exec(accept);
  return found ? found[1] === undefined : undefined;
}

/** The best coding that an Accept-Encoding header allows; `identity` where there is none. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (takes(accept, BROTLI)) return "br";
  return (takes(accept, GZIP) ?? takes(accept, ANY)) ? "gzip" : "identity";
}

/** The bytes in that coding. */
export async function encode(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "br") return compress(body);
  return encoding === "gzip" ? deflate(body) : body;
}
