import ky from "ky";
import { PortalError, UNKNOWN_ERROR } from "../errors.js";
import type { AnyCall } from "../define-call.js";
import type { Encoded } from "./encode.js";

/** What {@link send} needs besides the request. */
export type SendOptions = {
  fetch: typeof globalThis.fetch | undefined;
  timeout: number;
  headers: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
};
/** A body as it came: undefined where there is none. */
export type ResponseBody = { status: number; body: unknown };

/** Sends a request and reads its body to the end within `timeout` ms. Reads by GET are tried a second time if the network fails. */
export async function send(call: AnyCall, { url, body, contentType }: Encoded, options: SendOptions): Promise<ResponseBody> {
  const controller = new AbortController();
  const stop = () => controller.abort(options.signal.reason);
  options.signal.addEventListener("abort", stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The clock of fetch stops at the headers; a body that never ends must not hold the page either.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PortalError("timeout", "服务器长时间没有回应，请稍后重试。"));
      controller.abort();
    }, options.timeout);
  });
  try {
    return await Promise.race([receive(), late]);
  } catch (cause) {
    if (cause instanceof PortalError) throw cause;
    throw new PortalError("network", "网络连接失败，请检查网络后重试。", { cause });
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener("abort", stop);
  }

  async function receive(): Promise<ResponseBody> {
    const response = await ky(url, {
      method: call.method,
      credentials: "include",
      headers: { ...options.headers, accept: "application/json", "content-type": contentType },
      fetch: withBody(options.fetch ?? globalThis.fetch, call.method, body),
      signal: controller.signal,
      timeout: false,
      throwHttpErrors: false,
      retry: { limit: 1, methods: ["get"] },
    });
    return { status: response.status, body: parse(await response.text(), response.status) };
  }
}

/**
 * Gives a request its body behind ky's back. ky copies what it is given, and would wait for ever until a host in the same process,
 * which may refuse a request without reading it, has read the body to its end.
 */
const withBody =
  (fetch: typeof globalThis.fetch, method: AnyCall["method"], body: Encoded["body"]): typeof globalThis.fetch =>
  (input, init) =>
    fetch(body === undefined ? input : new Request(input, { method, body }), init);

function parse(text: string, status: number): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PortalError("not-json", UNKNOWN_ERROR, { cause, status });
  }
}
