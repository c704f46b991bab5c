import { API_ROOT, PortalError } from "@onehall/api";
import { callKey, contract, type Entry, envelopeOf, families, parseRequest, routePath, legacyEnvelope } from "@onehall/api/contract";
import { type Context, Hono } from "hono";
import { DataError } from "../../data";
import { type ResponseCache, openResponseCache } from "./response-cache";
import type { Handler } from "./handler";
import { localDate } from "../../common/deadline";
import { CachedResponse } from "./cached-response";
import { describeContract } from "../openapi/openapi";
import { uploadImage } from "../applications/upload-image";
import { isLegacyPath, legacyEdge } from "../legacy";
import { captchaImage } from "../progress/captcha";
import { rejectCrossSiteWrite } from "./origin-check";
import { readRequest, type RequestFields } from "./read-request";
import { routes } from "../routes";
import type { Services } from "../services";
import { cacheKeyOf } from "./cache-key";
import type { Upstream } from "../upstream";

const PERSONAL = "private, no-store";
const BUSY = "系统繁忙，请稍后再试。急需办理的，请拨打 12345。";

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

export type ContractOptions = {
  /** Cache of public responses; without it every response is computed. */
  answers?: ResponseCache;
  /** Families of calls that existing back ends answer. */
  upstream?: Upstream | undefined;
  /** What people open the site at, where it differs from the host that requests name. */
  publicOrigin?: string | undefined;
};

const refusal = (context: Context, status: number, sentence: string, code = String(status), inBody = false): Response =>
  // Public programs look for 25034 in `code`; where they stop at any status but 200, that of the failure is in the body alone. @see LEGACY-16
  context.json(
    { statusCode: code, statusDescription: sentence, ...(inBody || code !== String(status) ? { code, msg: sentence } : {}) },
    inBody ? 200 : (status as Status),
    {
      "Cache-Control": "no-store",
    },
  );

/** A back end's own code, such as 25034, goes on to programs that know it; our words for errors stand for their status. */
const codeOf = (error: PortalError | DataError): string => (/^\d+$/.test(error.code) ? error.code : String(error.status));

/** What an error says to the one who asked. What nobody foresaw says only that something went wrong, and is logged, once. */
function failure(context: Context, error: unknown, { log }: Services, failuresInBody: boolean): Response {
  // The upstream has logged it; a full queue is in the metrics.
  if (error instanceof PortalError && (error.code === "unavailable" || error.code === "busy")) return refusal(context, 503, error.message);
  if ((error instanceof PortalError || error instanceof DataError) && error.status >= 400 && error.status < 500)
    return refusal(context, error.status, error.message, codeOf(error), failuresInBody);
  log.error({ err: error, path: context.req.path, requestId: context.get("requestId") }, "a call of the contract failed");
  return error instanceof DataError && error.status === 503 ? refusal(context, 503, error.message) : refusal(context, 500, BUSY);
}

/** An answer that is the same for all; 304 where the visitor has it already. */
async function reply(context: Context, answer: CachedResponse): Promise<Response> {
  const { method } = context.req;
  const { body, headers, withoutBody } = await answer.sendable(method, context.req.header("accept-encoding"));
  if (method !== "POST" && answer.isKnown(context.req.header("if-none-match"))) return context.body(null, 304, withoutBody);
  return method === "HEAD" ? context.body(null, 200, headers) : context.body(body, 200, headers);
}

const methodsOf = (route: Pick<Handler, "call" | "eitherMethod">): string[] => {
  const methods: string[] = route.eitherMethod ? ["GET", "POST"] : [route.call.method];
  return methods.includes("GET") ? ["HEAD", ...methods] : methods;
};

const entries = new Map(contract.map((entry) => [callKey(entry.call), entry]));

/** The parameters of a request, those of its path included; a path cannot be overruled by what else is sent. */
async function parametersOf(context: Context, takes: Parameters<typeof readRequest>[1]): Promise<RequestFields> {
  const inPath = context.req.param() as Record<string, string>;
  const fields = await readRequest(context, takes);
  if (!(fields instanceof URLSearchParams) && !(fields instanceof FormData)) return { ...fields, ...inPath };
  for (const [name, value] of Object.entries(inPath)) fields.set(name, value);
  return fields;
}

/** Of the parameters, those that the call knows; the first where one comes twice. */
function knownFields({ shape }: Entry, fields: RequestFields): Record<string, unknown> {
  const names = "entries" in shape.request ? Object.keys(Object(shape.request.entries)) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields instanceof URLSearchParams || fields instanceof FormData ? fields.get(name) : fields[name];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Families whose answers are about one visitor, as far as no answer of ours says so. */
const PERSONAL_FAMILIES: readonly string[] = ["person", "progress", "feedback", "visitor", "appointments"];

/** A call that only a back end answers. */
const proxied = (call: Handler["call"], family: string): Handler => ({
  call,
  personal: call.writes || PERSONAL_FAMILIES.includes(family),
  eitherMethod: false,
  namesHost: false,
  handle: () => Promise.reject(new Error(`${callKey(call)} is answered by a back end`)),
});

/**
 * Every call of the contract at its path from the root, and at the older paths that public programs use; its description beside them.
 * Errors: 400 with a sentence about the parameter, 403, 404, 405 with Allow, 413, 415, 500 without details, 503.
 */
export function contractRouter(services: Services, { answers = openResponseCache(services, 0), upstream, publicOrigin }: ContractOptions = {}): Hono {
  const app = new Hono();

  const mount = (path: string, route: Handler, carry: (answer: unknown) => unknown): void => {
    const { call, personal } = route;
    const methods = methodsOf(route);
    const entry = entries.get(callKey(call));
    const passes = entry !== undefined && (upstream?.has(entry.call) ?? false);
    const legacy = isLegacyPath(path);
    const takes = { files: call.body === "multipart" && !passes, sniffed: legacy };
    const tolerate = legacyEdge(path, services);
    const answer = async (context: Context): Promise<Response> => {
      try {
        if (!methods.includes(context.req.method)) {
          context.header("Allow", methods.join(", "));
          return refusal(context, 405, `这个接口只接受 ${methods.join("、")} 请求`);
        }
        if (call.writes) rejectCrossSiteWrite(context, publicOrigin);
        const fields = tolerate(await parametersOf(context, takes));
        const parsed = parseRequest(call, fields);
        const origin = publicOrigin ?? new URL(context.req.url).origin;
        const make = async (): Promise<unknown> =>
          carry(
            passes && upstream
              ? await upstream.ask({ call: entry.call, fields: knownFields(entry, fields), personal, context })
              : await route.handle(parsed, services, { context, origin }),
          );
        if (personal || call.writes) return context.json((await make()) as object, 200, { "Cache-Control": PERSONAL });
        const text = async () => JSON.stringify(await make());
        if (passes) return await reply(context, new CachedResponse(await text()));
        const key = `${localDate(services.now())} ${route.namesHost ? origin : ""} ${path} ${JSON.stringify(parsed)}`; // guides count their deadlines from today
        const cached = await answers.answer(key, text);
        const cacheKey = cacheKeyOf(context);
        if (cacheKey !== undefined) answers.index(cacheKey, key);
        return await reply(context, cached);
      } catch (error) {
        return failure(context, error, services, entry?.failuresInBody ?? false);
      }
    };
    app.all(path, answer);
    if (legacy) app.all(`${path}/`, answer);
  };

  const answered = [...routes];
  for (const family of families)
    for (const { call } of family.entries)
      if (upstream?.has(call) && !routes.some((route) => callKey(route.call) === callKey(call))) answered.push(proxied(call, family.id));

  for (const route of answered) {
    mount(routePath(route.call), route, (answer) => envelopeOf(route.call, answer as never));
    for (const { path, nesting } of entries.get(callKey(route.call))?.legacyPaths ?? [])
      mount(path, route, (answer) => legacyEnvelope(route.call, answer as never, nesting));
  }
  describeContract(app, answered, (error) => services.log.error({ err: error }, "an example of the contract's description failed"));
  captchaImage(app, services);
  uploadImage(app, services);
  app.all(`${API_ROOT}*`, (context) => refusal(context, 404, "没有这个接口"));
  return app;
}
