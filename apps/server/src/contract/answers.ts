import type { AnswerOf, AnyCall, QueryOf } from "@onehall/api";
import type { Context } from "hono";
import type { Services } from "./services";

/** The parts of a request that are no parameters of the call. */
export type Circumstances = {
  context: Context;
  /** `https://host` that visitors see. */
  origin: string;
};

/** A call with the function that answers it, and how the answer travels. */
export type Answering = {
  readonly call: AnyCall;
  /** `parsed` has gone through the request schema of the call. */
  readonly handle: (parsed: unknown, services: Services, circumstances: Circumstances) => Promise<unknown>;
  /** Nobody else may keep the answer: it is about one visitor. */
  readonly personal: boolean;
  /** May be asked by either method: public programs use both. @see LEGACY-09 */
  readonly eitherMethod: boolean;
  /** The answer names the host, so each host has its own. */
  readonly namesHost: boolean;
};

type Options = { personal?: boolean; eitherMethod?: boolean; namesHost?: boolean };

/**
 * Joins a call of the contract with its answer: the handler gets the parsed input and gives the wire shape without its envelope.
 * @throws PortalError from the handler: its status and sentence become the answer
 */
export function answers<C extends AnyCall>(
  call: C,
  handler: (input: QueryOf<C>, services: Services, circumstances: Circumstances) => AnswerOf<C> | Promise<AnswerOf<C>>,
  { personal = false, eitherMethod = false, namesHost = false }: Options = {},
): Answering {
  // parseRequest has made the input what the type says; a list of all calls cannot carry each one's types.
  return { call, handle: async (parsed, services, circumstances) => handler(parsed, services, circumstances), personal, eitherMethod, namesHost };
}
