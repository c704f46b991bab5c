import { PortalError } from "@onehall/api";
import type { Context } from "hono";

/** Longest body that a call takes, in bytes. */
export const BODY_LIMIT = 256 * 1024;

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

const tooLong = () => new PortalError("too-long", "提交的内容太长，请精简后再试", { status: 413 });
const badType = () => new PortalError("media-type", `请求体应为 ${FORM} 或 ${JSON_TYPE}`, { status: 415 });

/** The body as text, never more of it than allowed. */
async function bodyText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT) throw tooLong();
  if (!request.body) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let length = 0;
  let text = "";
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > BODY_LIMIT) throw tooLong();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new PortalError("invalid", "请求体应为 UTF-8 编码的文字", { status: 400, cause: error });
    throw error;
  }
}

function parsedJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PortalError("invalid", "请求体不是正确的 JSON", { status: 400, cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new PortalError("invalid", "请求体应为一个 JSON 对象", { status: 400 });
  return { ...value };
}

/**
 * The parameters of a request: those of the body, then those of the address that the body has not.
 * @throws PortalError status 400 (not readable), 413 (too long), 415 (neither form nor JSON)
 */
export async function readRequest({ req }: Context): Promise<URLSearchParams | Record<string, unknown>> {
  const address = new URL(req.url).searchParams;
  if (req.method !== "POST") return address;
  const text = await bodyText(req.raw);
  const type = req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (text === "" && (type === "" || type === FORM)) return address;
  if (type === JSON_TYPE) return { ...Object.fromEntries(address), ...(text === "" ? {} : parsedJson(text)) };
  if (type !== FORM) throw badType();
  const body = new URLSearchParams(text);
  for (const [name, value] of address) if (!body.has(name)) body.append(name, value);
  return body;
}
