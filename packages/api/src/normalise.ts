import { PortalError, UNKNOWN_ERROR } from "./errors.js";

type Json = Readonly<Record<string, unknown>>;

/** Answers of these calls are taken as they are, whatever codes they hold. @see CALL-87 */
const PASS_THROUGH = /(^|\/)gdbsOther\/(bmlq|zwgk)(\?|$)/;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
/** Own fields only: a body may not speak through Object.prototype. */
const field = (object: Json, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined);
/** Whether a code is there; null says nothing. */
const has = (object: Json, name: string): boolean => (field(object, name) ?? null) !== null;
/** Back ends write codes as numbers and as text. */
const isCode = (value: unknown, code: string): boolean => value === code || value === Number(code);
const sentenceOf = (object: Json): string | undefined =>
  ["statusDescription", "errmsg", "msg"].map((name) => field(object, name)).find((value): value is string => typeof value === "string" && value.trim() !== "");

/** The sentence and the code of the innermost place that has one. */
function rejection(status: number, code: unknown, ...places: Json[]): PortalError {
  const sentence = places.map(sentenceOf).find((found) => found !== undefined) ?? UNKNOWN_ERROR;
  return new PortalError(typeof code === "string" || typeof code === "number" ? String(code) : "rejected", sentence, { status });
}

const carries = (object: Json): boolean => Object.hasOwn(object, "data") || Object.hasOwn(object, "result");
/** What an accepted envelope carries: `data`, else `result`, else itself. */
const payload = (envelope: Json): unknown =>
  Object.hasOwn(envelope, "data") ? envelope["data"] : Object.hasOwn(envelope, "result") ? envelope["result"] : envelope;

/** A number that says no and a sentence that says why; a number alone may as well be a field of the answer. */
const refuses = (object: Json, name: string): boolean => {
  const code = field(object, name);
  return typeof code === "number" && code !== 0 && code !== 200 && sentenceOf(object) !== undefined;
};

/** What lies in the `data` of a body whose statusCode is "200". */
function inner(status: number, body: Json): unknown {
  const data = payload(body);
  if (!isObject(data) || data === body) return data;
  if (has(data, "errCode")) {
    if (isCode(data["errCode"], "0")) return payload(data);
    throw rejection(status, data["errCode"], data, body);
  }
  if (isCode(field(data, "status"), "0") && carries(data)) return payload(data);
  const verdict = field(data, "STATUS");
  if (isObject(verdict) && has(verdict, "CODE")) {
    if (verdict["CODE"] !== "00") throw rejection(status, verdict["CODE"], verdict, data, body);
    if (has(data, "CUSTOM")) return data["CUSTOM"];
  }
  if (isCode(field(data, "code"), "0")) return payload(data);
  for (const name of ["status", "code"]) if (refuses(data, name)) throw rejection(status, data[name], data, body);
  return data;
}

/**
 * Body of an answer → what it carries.
 *
 * | Body | Result |
 * |---|---|
 * | none | undefined on status 205, else 未知错误 |
 * | HTTP status 400 and above | rejected |
 * | of node/gdbsOther/bmlq and zwgk | as it is |
 * | statusCode "200" | `data`: of errCode 0, status 0 (with data or result), STATUS.CODE "00" (CUSTOM), code 0, or plain |
 * | respResultVO with statusCode "200", errcode 0, status 0, code 0 | data, else result, else the body |
 * | code 200 (ip/type, has-progress) | as it is |
 * | no statusCode, code or errCode | as it is |
 * | anything else | rejected with statusDescription, errmsg or msg, else 未知错误 |
 *
 * @throws PortalError and nothing else
 * @see CALL-82, CALL-83, CALL-84, CALL-85
 */
export function normalise(status: number, body: unknown, path: string): unknown {
  if (body === undefined || body === null || body === "") {
    if (status === 205) return undefined;
    throw new PortalError("empty", UNKNOWN_ERROR, { status });
  }
  const object = isObject(body) ? body : {};
  if (status >= 400) throw rejection(status, field(object, "statusCode") ?? status, object);
  if (PASS_THROUGH.test(path) || !isObject(body)) return body;

  if (has(body, "statusCode")) {
    if (isCode(body["statusCode"], "200")) return inner(status, body);
    throw rejection(status, body["statusCode"], body);
  }
  const result = field(body, "respResultVO");
  if (isObject(result)) {
    if (!isCode(field(result, "statusCode"), "200")) throw rejection(status, field(result, "statusCode"), result, body);
    return payload(carries(result) ? result : body);
  }
  for (const name of ["errcode", "errCode"]) {
    if (!has(body, name)) continue;
    if (isCode(body[name], "0")) return payload(body);
    throw rejection(status, body[name], body);
  }
  if (has(body, "code")) {
    if (isCode(body["code"], "200")) return body;
    if (isCode(body["code"], "0")) return payload(body);
    throw rejection(status, body["code"], body);
  }
  if (isCode(field(body, "status"), "0")) return payload(body);
  if (refuses(body, "status")) throw rejection(status, body["status"], body);
  return body;
}
