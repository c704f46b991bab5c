import type { AnswerOf, AnyCall, QueryOf } from "@onehall/api";
import type { Context } from "hono";
import type { Services } from "../services";

/** What a handler may need of the request beside the parameters. */
export type HandlerContext = {
  context: Context;
  /** `https://host` that visitors see. */
  origin: string;
};

/** A call with its handler function and its transport options. */
export type Handler = {
  readonly call: AnyCall;
  /** `parsed` has gone through the request schema of the call. */
  readonly handle: (parsed: unknown, services: Services, circumstances: HandlerContext) => Promise<unknown>;
  /** Personal: must not be stored by shared caches. */
  readonly personal: boolean;
  /** Accepts GET and POST: public programs use both. @see LEGACY-09 */
  readonly eitherMethod: boolean;
  /** The response contains the host, so the host is part of the cache key. */
  readonly namesHost: boolean;
};

type Options = { personal?: boolean; eitherMethod?: boolean; namesHost?: boolean };

/**
 * Defines the handler of a call: it gets the parsed input and returns the wire shape without its envelope.
 * @throws PortalError from the handler: its status and sentence become the answer
 */
export function defineHandler<C extends AnyCall>(
  call: C,
  handler: (input: QueryOf<C>, services: Services, circumstances: HandlerContext) => AnswerOf<C> | Promise<AnswerOf<C>>,
  { personal = false, eitherMethod = false, namesHost = false }: Options = {},
): Handler {
  // parseRequest has made the input what the type says; a list of all calls cannot carry each one's types.
  return { call, handle: async (parsed, services, circumstances) => handler(parsed, services, circumstances), personal, eitherMethod, namesHost };
}

/** The handlers that modules export: whatever {@link defineHandler} made. */
export const handlersOf = (modules: readonly object[]): Handler[] => modules.flatMap((module) => Object.values({ ...module })).filter(isHandler);

const isHandler = (value: unknown): value is Handler => typeof value === "object" && value !== null && "call" in value && "handle" in value;
