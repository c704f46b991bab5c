import { callPath, PortalError, type AnswerOf, type AnyCall } from "@onehall/api";
import { envelopeOf, validateAnswer } from "@onehall/api/contract";
import { RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { makeContext } from "../app/context";

type Reply<C extends AnyCall> = AnswerOf<C> | ((input: Record<string, string>) => AnswerOf<C>);
type Handler = { call: AnyCall; answer: (input: Record<string, string>) => unknown };

/** What a back end says to a call; throw a PortalError for a refusal. Answers must keep the contract. */
export const reply = <C extends AnyCall>(call: C, answer: Reply<C>): Handler => ({
  call,
  answer: (input) =>
    envelopeOf(call, validateAnswer(call, typeof answer === "function" ? (answer as (input: Record<string, string>) => AnswerOf<C>)(input) : answer)),
});

/** Where a call is answered: some carry part of their input in the address. */
const pathnameOf = (call: AnyCall) => callPath(call).replace(/[?].*$/, "");

/** The fields of a body, form-encoded or JSON, as text. */
const inputOf = (body: string): Record<string, string> =>
  Object.fromEntries(
    body.startsWith("{") ? Object.entries<unknown>(JSON.parse(body)).map(([name, value]) => [name, String(value)]) : new URLSearchParams(body),
  );

/** A back end that knows these calls, and none besides. Also notes what it was asked. */
export function backEnd(...handlers: Handler[]) {
  const asked: { path: string; input: Record<string, string> }[] = [];
  const fetch = async (request: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const sent = new Request(request, init);
    const url = new URL(sent.url);
    const input = { ...Object.fromEntries(url.searchParams), ...(sent.method === "GET" ? {} : inputOf(await sent.text())) };
    asked.push({ path: url.pathname, input });
    const handler = handlers.find(({ call }) => pathnameOf(call) === url.pathname && call.method === sent.method);
    try {
      if (!handler) throw new PortalError("missing", `no answer for ${sent.method} ${url.pathname}`, { status: 500 });
      return Response.json(handler.answer(input));
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      return Response.json({ statusCode: String(error.status), statusDescription: error.message }, { status: error.status });
    }
  };
  /** What a call was asked, in order. */
  const inputsOf = (call: AnyCall) => asked.filter(({ path }) => path === pathnameOf(call)).map(({ input }) => input);
  return { fetch, inputsOf };
}

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
type Init<T> = T extends { data: infer Value; init: ResponseInit | null } ? Value : T;
type Loaded<L extends Loader> = { data: Init<Awaited<ReturnType<L>>>; status: number };

const ORIGIN = "https://hall.example.org";

/** Runs a loader as the server does for an address; gives its data and status. What it throws is thrown. */
export async function load<L extends Loader>(loader: L, path: string, fetch: typeof globalThis.fetch, params: Record<string, string> = {}): Promise<Loaded<L>> {
  const url = new URL(path, ORIGIN);
  const context: RouterContextProvider = makeContext({ fetch, origin: ORIGIN, preferences: { elder: false, contrast: false, traditional: false } });
  const answer = await loader({ request: new Request(url), url, params, context, pattern: "" });
  const wrapped = answer as { type?: string; data: unknown; init: ResponseInit | null };
  return (wrapped.type === "DataWithResponseInit" ? { data: wrapped.data, status: wrapped.init?.status ?? 200 } : { data: answer, status: 200 }) as Loaded<L>;
}

/** Status of what a loader throws; undefined where it does not. */
export const thrownStatus = async (work: Promise<unknown>): Promise<number | undefined> =>
  work.then(
    () => undefined,
    (thrown: { init?: { status?: number }; status?: number }) => thrown.init?.status ?? thrown.status,
  );
