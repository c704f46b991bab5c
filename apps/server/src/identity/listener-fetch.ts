import inject, { type DispatchFunc } from "light-my-request";

/** Named by our own side of the call, never by the visitor. */
const OURS = /^(?:host|connection|content-length|transfer-encoding|forwarded|x-forwarded-.*)$/i;

/**
 * A Node listener as a fetch, without a socket: for a library that only speaks Node, inside a server that speaks Request and Response.
 * The listener sees the origin of the request's address in Host and X-Forwarded-Proto.
 */
export const listenerFetch =
  (listener: DispatchFunc): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { protocol, host, pathname, search } = new URL(request.url);
    const headers: Record<string, string> = { host, "x-forwarded-proto": protocol.slice(0, -1) };
    for (const [name, value] of request.headers) if (!OURS.test(name)) headers[name] = value;
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await inject(listener, { method: request.method as "GET", url: pathname + search, headers, ...(payload ? { payload } : {}) });
    const sent = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (name === "transfer-encoding" || name === "connection") continue;
      for (const one of [value ?? []].flat()) sent.append(name, String(one));
    }
    const empty = [204, 205, 304].includes(answer.statusCode) || request.method === "HEAD";
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: sent });
  };
