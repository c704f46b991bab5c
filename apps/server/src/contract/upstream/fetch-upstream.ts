import { type AnyCall, encode, normalise, PortalError } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";

/** A request to an existing back end. */
export type UpstreamRequest = {
  base: string;
  call: AnyCall;
  /** The parameters as they came, without those that the call does not know. */
  fields: Readonly<Record<string, unknown>>;
  /** Headers of the visitor that go along. */
  headers: Readonly<Record<string, string>>;
  /** In milliseconds, for the whole answer. */
  timeout: number;
};

/** Longest answer that is read, in bytes. */
const LONGEST = 8 * 1024 * 1024;

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > LONGEST) throw new PortalError("invalid", "后端服务的回答太长");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const jsonOf = (text: string, status: number): unknown => {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PortalError("not-json", undefined, { cause, status });
  }
};

/**
 * Sends a call to a back end and reads its answer as every client of the contract does: normalised, checked, without its envelope.
 * @throws PortalError `network` or `timeout` (status 0), `not-json`, `invalid`, or what the back end says
 */
export async function fetchUpstream({ base, call, fields, headers, timeout }: UpstreamRequest): Promise<unknown> {
  const { url, body, contentType } = encode(call, fields, base);
  let received: { status: number; text: string };
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: { accept: "application/json", ...headers, ...(contentType === undefined ? {} : { "content-type": contentType }) },
      redirect: "error", // a back end that sends us elsewhere is set up wrongly
      signal: AbortSignal.timeout(timeout),
      ...(body === undefined ? {} : { body }),
    });
    received = { status: response.status, text: await textOf(response) };
  } catch (cause) {
    if (cause instanceof PortalError) throw cause;
    const late = cause instanceof Error && cause.name === "TimeoutError";
    throw new PortalError(late ? "timeout" : "network", "后端服务没有回应", { cause });
  }
  return validateAnswer(call, normalise(received.status, jsonOf(received.text, received.status), call.path));
}
