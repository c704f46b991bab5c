import { createHash } from "node:crypto";
import { API_ROOT, PortalError } from "@onehall/api";
import { callKey, contract, envelop, parseRequest, routePath, wrap } from "@onehall/api/contract";
import { type Context, Hono } from "hono";
import { DataError } from "../data";
import type { Answering } from "./answers";
import { readRequest } from "./read-request";
import { routes } from "./routes";
import type { Services } from "./services";

const SHARED = "public, max-age=0, must-revalidate";
const PERSONAL = "private, no-store";
const BUSY = "系统繁忙，请稍后再试。急需办理的，请拨打 12345。";

type Status = 400 | 404 | 405 | 413 | 415 | 500 | 503;

const refusal = (context: Context, status: number, sentence: string): Response =>
  context.json({ statusCode: String(status), statusDescription: sentence }, status as Status, { "Cache-Control": "no-store" });

/** What an error says to the one who asked. What nobody foresaw says only that something went wrong, and is logged, once. */
function failure(context: Context, error: unknown, { log }: Services): Response {
  if ((error instanceof PortalError || error instanceof DataError) && error.status >= 400 && error.status < 500)
    return refusal(context, error.status, error.message);
  log.error({ err: error, path: context.req.path, requestId: context.get("requestId") }, "a call of the contract failed");
  return error instanceof DataError && error.status === 503 ? refusal(context, 503, error.message) : refusal(context, 500, BUSY);
}

/** An answer; 304 where the visitor has it already. */
function reply(context: Context, route: Answering, body: unknown): Response {
  if (route.personal) return context.json(body as object, 200, { "Cache-Control": PERSONAL });
  const text = JSON.stringify(body);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { "Cache-Control": SHARED, ETag: etag };
  const known =
    context.req.method === "GET" &&
    context.req
      .header("if-none-match")
      ?.split(",")
      .some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return known ? context.body(null, 304, headers) : context.body(text, 200, { ...headers, "Content-Type": "application/json; charset=UTF-8" });
}

const methodsOf = (route: Answering): string[] => {
  const methods: string[] = route.eitherMethod ? ["GET", "POST"] : [route.call.method];
  return methods.includes("GET") ? ["HEAD", ...methods] : methods;
};

const entries = new Map(contract.map((entry) => [callKey(entry.call), entry]));

/** The parameters of a request, those of its path included; a path cannot be overruled by what else is sent. */
async function parametersOf(context: Context): Promise<URLSearchParams | Record<string, unknown>> {
  const inPath = context.req.param() as Record<string, string>;
  const read = await readRequest(context);
  if (Object.keys(inPath).length === 0) return read;
  if (!(read instanceof URLSearchParams)) return { ...read, ...inPath };
  for (const [name, value] of Object.entries(inPath)) read.set(name, value);
  return read;
}

/**
 * Every call of the contract at its path from the root, and at the older paths that public programs use.
 * Errors: 400 with a sentence about the parameter, 404, 405 with Allow, 413, 415, 500 without details.
 */
export function contractRouter(services: Services): Hono {
  const app = new Hono();
  const mount = (path: string, route: Answering, carry: (answer: unknown) => unknown): void => {
    const methods = methodsOf(route);
    app.all(path, async (context) => {
      try {
        if (!methods.includes(context.req.method)) {
          context.header("Allow", methods.join(", "));
          return refusal(context, 405, `这个接口只接受 ${methods.join("、")} 请求`);
        }
        const parsed = parseRequest(route.call, await parametersOf(context));
        return reply(context, route, carry(await route.handle(parsed, services, { context })));
      } catch (error) {
        return failure(context, error, services);
      }
    });
  };
  for (const route of routes) {
    mount(routePath(route.call), route, (answer) => envelop(route.call, answer as never));
    for (const { path, wraps } of entries.get(callKey(route.call))?.older ?? []) mount(path, route, (answer) => wrap(answer, wraps));
  }
  app.all(`${API_ROOT}*`, (context) => refusal(context, 404, "没有这个接口"));
  return app;
}
