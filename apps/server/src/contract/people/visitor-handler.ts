import { type AnswerOf, type AnyCall, PortalError, type QueryOf } from "@onehall/api";
import type { Visitor } from "../../identity";
import { type Handler, defineHandler } from "../router/handler";
import type { Services } from "../services";

/** Error for personal calls without log-in: code and status 401. */
const loginFirst = () => new PortalError("login-needed", "您还没有登录，或者登录已经过期。请登录后再试。", { status: 401 });

/**
 * A call about whoever is logged in: the handler gets the visitor, and everything it reads or writes is narrowed to `visitor.person`.
 * Status 401 without log-in; never cached.
 */
export const visitorHandler = <C extends AnyCall>(
  call: C,
  handler: (visitor: Visitor, input: QueryOf<C>, services: Services) => AnswerOf<C> | Promise<AnswerOf<C>>,
): Handler =>
  defineHandler(
    call,
    async (input, services, { context }) => {
      const visitor = await services.identity.visitorOf(context);
      if (!visitor) throw loginFirst();
      return handler(visitor, input, services);
    },
    { personal: true },
  );
