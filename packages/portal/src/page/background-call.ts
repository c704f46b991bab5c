import { callPath, type Call } from "@onehall/api";

type Fields = Readonly<Record<string, string | number | undefined>>;

/**
 * A call that the page makes by itself, with texts and numbers alone: without the client of the contract, which would weigh many times what it is for, and
 * without the loading bar. Understands this site's own envelope, and answers without one; tells nobody of a failure.
 * @throws on anything but a plain answer, and where `signal` gives it up
 */
export async function plainCall<Input extends Fields, Query, Answer, Selected>(
  call: Call<Input, Query, Answer, Selected>,
  input: Input,
  signal?: AbortSignal,
): Promise<Selected> {
  const fields = Object.entries<string | number | undefined>({ ...call.fixed, ...input });
  const parameters = new URLSearchParams(fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  const url = new URL(callPath(call), location.origin);
  const body = call.method === "POST" ? parameters : null;
  if (!body) url.search = parameters.toString();
  const response = await fetch(url, { method: call.method, headers: { accept: "application/json" }, body, signal: signal ?? null });
  const answer = (await response.json()) as { statusCode?: unknown; data?: unknown };
  const isEnveloped = answer.statusCode !== undefined;
  if (!response.ok || (isEnveloped && Number(answer.statusCode) !== 200)) throw new TypeError(`no plain answer from ${call.path}`);
  return call.select((isEnveloped ? answer.data : answer) as Answer);
}

/** The same for a call whose failure has to be told: then the client makes it once more, understands every envelope, and tells. @see SHELL-36 */
export async function backgroundCall<Input extends Fields, Query, Answer, Selected>(
  call: Call<Input, Query, Answer, Selected>,
  input: Input,
): Promise<Selected> {
  try {
    return await plainCall(call, input);
  } catch {
    const { browserClient } = await import("./browser-client");
    return browserClient().call(call, input, { background: true });
  }
}
