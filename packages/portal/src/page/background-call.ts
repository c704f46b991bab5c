import { callPath, type Call } from "@onehall/api";

/**
 * A call that the page makes by itself, with texts and numbers alone: without the client of the contract, which would weigh many times what it is for, and
 * without the loading bar. Understands this site's own envelope, and answers without one; tells nobody of a failure.
 * @throws on anything but a plain answer
 */
export async function plainCall<Input extends Readonly<Record<string, string | number>>, Query, Answer, Selected>(
  call: Call<Input, Query, Answer, Selected>,
  input: Input,
): Promise<Selected> {
  const values = new URLSearchParams(Object.entries({ ...call.fixed, ...input }).map(([name, value]) => [name, String(value)]));
  const url = new URL(callPath(call), location.origin);
  const body = call.method === "POST" ? values : null;
  if (!body) url.search = values.toString();
  const response = await fetch(url, { method: call.method, headers: { accept: "application/json" }, body });
  const answer = (await response.json()) as { statusCode?: unknown; data?: unknown };
  const isEnveloped = answer.statusCode !== undefined;
  if (!response.ok || (isEnveloped && Number(answer.statusCode) !== 200)) throw new TypeError(`no plain answer from ${call.path}`);
  return call.select((isEnveloped ? answer.data : answer) as Answer);
}

/** The same for a call whose failure has to be told: then the client makes it once more, understands every envelope, and tells. @see SHELL-36 */
export async function backgroundCall<Query, Answer, Selected>(call: Call<Record<never, never>, Query, Answer, Selected>): Promise<Selected> {
  try {
    return await plainCall(call, {});
  } catch {
    const { browserClient } = await import("./browser-client");
    return browserClient().call(call, {}, { background: true });
  }
}
