import { type AnyCall, type Call } from "../define-call.js";
import type { ErrorStore } from "../error-store.js";
import { PortalError, UNKNOWN_ERROR } from "../errors.js";
import { freeze } from "../freeze.js";
import { normalise } from "../normalise.js";
import type { Progress } from "../progress.js";
import { encode, type Encoded } from "./encode.js";
import { send, type ResponseBody } from "./send.js";
import { createDeduplicate } from "./deduplicate.js";

/** Settings of a client. */
export type ClientOptions = {
  /** Host of the contract, with or without a path in front of /portal; empty or "/": this host (browsers only). */
  baseUrl: string;
  /** Stands in for the network: a server calls itself in the same process. */
  fetch?: typeof globalThis.fetch;
  /**
   * The parsed body of a cached response to a read (in-process servers). Must be the same object for as long as the response is the same, and is not mutated: the result of `select` is memoised by it.
   */
  cached?: (method: AnyCall["method"], request: Encoded) => object | undefined;
  /** Counts every call that shows a progress bar. */
  progress?: Progress;
  /** Gets the sentence of every failure but aborted ones and those of silent calls. In a browser the common `errorStore`. */
  errors?: ErrorStore;
  /** Checks answers: `validateAnswer` of @onehall/api/contract. Left out in browsers, where the schemas would weigh more than they bring. */
  validate?: (call: AnyCall, answer: unknown) => unknown;
  /** The longest that a call may take, in ms. @default 10000 */
  timeout?: number;
};

/** Settings of one call. */
export type CallOptions = {
  /** Ends this caller's waiting with a PortalError `aborted`. */
  signal?: AbortSignal;
  /** For writes: the same key is done once, however often it is sent. */
  idempotencyKey?: string;
  /** More headers: of the visitor in whose name a server calls. */
  headers?: Readonly<Record<string, string>>;
  /** Without progress bar and minimum delay: suggestions while typing, for instance. */
  background?: boolean;
};

/** A typed client of the contract. */
export type Client = {
  /**
   * Makes a call: sends it, normalises the answer, selects, freezes. Identical reads under way are shared.
   * @throws PortalError and nothing else
   */
  call: <Input, Query, Answer, Selected>(call: Call<Input, Query, Answer, Selected>, input: Input, options?: CallOptions) => Promise<Selected>;
};

/** Memoised results of `select` by cached body. */
const readings = new WeakMap<object, Map<AnyCall, unknown>>();

/** Makes a client. @see CALL-03 */
export function createClient({ baseUrl, fetch, cached, progress, errors, validate, timeout = 10_000 }: ClientOptions): Client {
  const share = createDeduplicate<ResponseBody>();

  function read<Selected>(call: Call<unknown, unknown, unknown, Selected>, { status, body }: ResponseBody): Selected {
    const wire = normalise(status, body, call.path);
    return freeze(call.select(validate ? validate(call, wire) : wire));
  }

  function readOnce<Selected>(call: Call<unknown, unknown, unknown, Selected>, body: object): Selected {
    let made = readings.get(body);
    if (!made) readings.set(body, (made = new Map()));
    if (!made.has(call)) made.set(call, read(call, { status: 200, body }));
    return made.get(call) as Selected;
  }

  async function answer<Selected>(call: Call<unknown, unknown, unknown, Selected>, input: unknown, options: CallOptions): Promise<Selected> {
    const request = encode(call, input, baseUrl);
    const atHand = call.writes ? undefined : cached?.(call.method, request);
    if (atHand) return readOnce(call, atHand);
    const key = call.writes || request.body instanceof FormData ? undefined : `${call.method} ${request.url} ${String(request.body ?? "")}`;
    const sent = (signal: AbortSignal) =>
      send(call, request, { fetch, timeout, headers: { ...options.headers, "idempotency-key": options.idempotencyKey }, signal });
    return read(call, await share(key, sent, options.signal));
  }

  return {
    async call(call, input, options = {}) {
      const work = answer(call, input, options);
      try {
        return await (progress && !options.background ? progress.track(work) : work);
      } catch (cause) {
        // What is no PortalError comes from an answer of the wrong shape: the cause says which.
        const error = cause instanceof PortalError ? cause : new PortalError("invalid", UNKNOWN_ERROR, { cause });
        if (error.code !== "aborted" && !call.silent) errors?.set(error.message);
        throw error;
      }
    },
  };
}
