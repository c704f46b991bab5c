import { BODY_LIMIT, PortalError, UPLOAD, UPLOAD_BODY_LIMIT } from "@onehall/api";
import type { Context } from "hono";

/** Levels of a JSON body. */
const JSON_DEPTH = 20;
/** Parts of a form with images. */
const MAX_PARTS = 40;

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const MULTIPART = "multipart/form-data";

/** The parameters of a request; files are among those of a form with files. */
export type RequestFields = URLSearchParams | FormData | Record<string, unknown>;

const invalid = (sentence: string, cause?: unknown) => new PortalError("invalid", sentence, { status: 400, cause });
const tooLong = (limit: number) => new PortalError("too-long", limit === UPLOAD_BODY_LIMIT ? UPLOAD.tooLarge : "提交的内容太长，请精简后再试", { status: 413 });
const badType = (sentence: string) => new PortalError("media-type", sentence, { status: 415 });

/** The body, never more of it than allowed. */
async function bodyBytes(request: Request, limit: number): Promise<Buffer> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > limit) throw tooLong(limit);
  // Node lets no body be longer than it says, and reads one at once far quicker than by pieces.
  if (announced !== null) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLong(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalid("请求体应为 UTF-8 编码的文字", cause);
  }
}

/** Fields of an address or a form. What is no UTF-8 would turn into characters that nobody wrote, so it is refused. */
function parameters(text: string): URLSearchParams {
  try {
    decodeURIComponent(text);
  } catch (cause) {
    throw invalid("参数应为 UTF-8 编码的文字，百分号应写作 %25", cause);
  }
  return new URLSearchParams(text);
}

/** Whether brackets outside of strings lie deeper than allowed. Looked at before parsing: what is that deep is nothing that we would ever read. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > JSON_DEPTH) return true;
    } else if (sign === "}" || sign === "]") depth -= 1;
  }
  return false;
}

/** Strings, and whole numbers of more digits than a number of JavaScript holds. */
const LONG_NUMBERS = /"(?:[^"\\]|\\.)*"|(?<![\w.+-])-?\d{16,}(?![\w.])/g;

/** Receipt numbers have 18 digits: written as numbers they would be rounded, so they are read as text. */
const withLongNumbers = (text: string): string =>
  /\d{16}/.test(text) ? text.replaceAll(LONG_NUMBERS, (found) => (found.startsWith('"') ? found : `"${found}"`)) : text;

function parsedJson(text: string): Record<string, unknown> {
  if (isDeep(text)) throw invalid(`请求体的 JSON 不能超过 ${JSON_DEPTH} 层`);
  let value: unknown;
  try {
    value = JSON.parse(withLongNumbers(text));
  } catch (cause) {
    throw invalid("请求体不是正确的 JSON", cause);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid("请求体应为一个 JSON 对象");
  return { ...value };
}

const isGiven = (value: unknown): boolean => value !== "" && value !== null && value !== undefined;

/** Fields of the body, then those of the address that the body has not. */
function joined(body: Record<string, unknown>, address: URLSearchParams): Record<string, unknown> {
  const fields = new Map(Object.entries(body).filter(([, value]) => isGiven(value)));
  for (const [name, value] of address) if (!fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

function partsOf(bytes: Buffer, boundary: string): number {
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at !== -1 && parts <= MAX_PARTS; at = bytes.indexOf(boundary, at + boundary.length)) parts += 1;
  return parts;
}

async function multipart(bytes: Buffer, contentType: string, address: URLSearchParams): Promise<FormData> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  if (!boundary) throw badType(`${MULTIPART} 应写明 boundary`);
  if (partsOf(bytes, `--${boundary[1] ?? boundary[2]}`) > MAX_PARTS) throw invalid("表单的内容项太多");
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  } catch (cause) {
    throw invalid("请求体不是正确的表单", cause);
  }
  for (const value of form.values()) if (typeof value === "string" && value.includes("\u{FFFD}")) throw invalid("请求体应为 UTF-8 编码的文字");
  for (const [name, value] of address) form.append(name, value);
  return form;
}

/** What a body is by its looks. What is neither an object nor a form, and says that it is JSON, is broken JSON. */
const typeOf = (text: string, said: string): string =>
  /^\s*\{/.test(text) || (said === JSON_TYPE && text !== "" && !/^\s*[\w.-]+=/.test(text)) ? JSON_TYPE : FORM;

/**
 * The parameters of a request: those of the body, then those of the address that the body has not. Of a name that comes twice the first value counts;
 * in JSON, which has no order, the last.
 * @param takes `files`: the call takes files; `sniffed`: a body is what it looks like, whatever it says that it is: JSON where it begins like an object, else
 * a form. Browsers send such a body across sites without asking first, so only calls that read may take it.
 * @throws PortalError status 400 (not readable), 413 (too long), 415 (neither form nor JSON)
 */
export async function readRequest({ req }: Context, { files = false, sniffed = false }: { files?: boolean; sniffed?: boolean } = {}): Promise<RequestFields> {
  const mark = req.url.indexOf("?");
  const address = parameters(mark === -1 ? "" : req.url.slice(mark + 1));
  if (req.method !== "POST") return address;
  const contentType = req.header("content-type") ?? "";
  const [said = "", ...attributes] = contentType.split(";").map((piece) => piece.trim().toLowerCase());
  if (attributes.some((attribute) => attribute.startsWith("charset=") && !/^charset="?utf-?8"?$/.test(attribute))) throw badType("请求体应为 UTF-8 编码");
  if (isGiven(req.header("content-encoding"))) throw badType("请求体不能压缩");
  if (said === MULTIPART && files) return multipart(await bodyBytes(req.raw, UPLOAD_BODY_LIMIT), contentType, address);
  const text = textOf(await bodyBytes(req.raw, BODY_LIMIT));
  const type = sniffed && said !== MULTIPART ? typeOf(text, said) : said;
  if (text === "" && (type === "" || type === FORM)) return address;
  if (type === JSON_TYPE) return joined(text === "" ? {} : parsedJson(text), address);
  if (type !== FORM) throw badType(`请求体应为 ${FORM}${files ? "、" : " 或 "}${JSON_TYPE}${files ? ` 或 ${MULTIPART}` : ""}`);
  const fields = parameters(text);
  for (const [name, value] of address) fields.append(name, value);
  return fields;
}
