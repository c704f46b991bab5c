import { createHash } from "node:crypto";
import { type AnyCall, callPath } from "@onehall/api";
import { callKey } from "@onehall/api/contract";
import { openApiDocument } from "@onehall/api/openapi";
import type { Context, Hono } from "hono";
import type { Handler } from "../router/handler";
import { contractCaller, examplesOf, requestOf } from "./examples";
import { etagOf } from "../router/cached-response";
import { callPage, overviewPage, type ExampleExchange, shapesPage, STYLE } from "./openapi-page";

/** Where the description of the contract stands. */
export const DOCUMENT_PATH = "/portal/api/openapi.json";
export const DOCS_PATH = "/portal/api/docs";

/** How long the page of a call is kept, in milliseconds: its example answers change with the province. */
const FRESH = 60_000;

/** Nothing runs, nothing is loaded: one style sheet inside the page, known by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The OpenAPI document of what is answered here. */
export function documentOf(routes: readonly Handler[]) {
  const byKey = new Map(routes.map((route) => [callKey(route.call), route]));
  return openApiDocument({
    answered: (call) => byKey.has(callKey(call)),
    eitherMethod: (call) => byKey.get(callKey(call))?.eitherMethod ?? false,
  });
}

function send(context: Context, text: string, type: string, more: Record<string, string> = {}): Response {
  const etag = etagOf(text);
  const headers = { "Cache-Control": "public, max-age=0, must-revalidate", ETag: etag, "Content-Type": type, ...more };
  if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304, headers);
  return context.body(text, 200, headers);
}

const html = (context: Context, text: string): Response => send(context, text, "text/html; charset=UTF-8", { "Content-Security-Policy": POLICY });

/** The example answers of a call: asked of the contract itself, but for writes, which an onlooker must not make. */
async function shownExamples(app: Hono, call: AnyCall): Promise<ExampleExchange[]> {
  const ask = contractCaller(app);
  const shown: ExampleExchange[] = [];
  for (const { input: inputOf } of examplesOf(call)) {
    if (call.writes) {
      const input = callPath(call).includes("{id}") ? { id: "20261118K3ZQ70XM", content: "补充：我住在天河区。" } : await inputOf(ask);
      if (input) shown.push({ ...requestOf(call, input), answer: undefined });
      continue;
    }
    if (callPath(call).endsWith("feedback/get")) {
      shown.push({ ...requestOf(call, { id: "20261118K3ZQ70XM" }), answer: undefined }); // a real one would have to be written first
      continue;
    }
    const input = await inputOf(ask);
    if (!input) continue;
    const request = requestOf(call, input);
    const response = await app.request(request.path, request.init);
    shown.push({ ...request, answer: { status: response.status, body: await response.json() } });
  }
  return shown;
}

/**
 * The description of the contract, for programs (OpenAPI 3.1) and for people (pages without scripts, in Chinese, with real answers).
 * @param failed is told when an example cannot be asked; the page shows the rest
 */
export function describeContract(app: Hono, routes: readonly Handler[], failed: (error: unknown) => void): void {
  let made: ReturnType<typeof documentOf> | undefined;
  const document = () => (made ??= documentOf(routes));
  let text: string | undefined;
  const pages = new Map<string, { html: string; at: number }>();

  app.get(DOCUMENT_PATH, (context) => send(context, (text ??= JSON.stringify(document())), "application/json; charset=UTF-8"));
  app.get(DOCS_PATH, (context) => html(context, overviewPage(document())));
  app.get(`${DOCS_PATH}/shapes`, (context) => html(context, shapesPage(document())));
  app.get(`${DOCS_PATH}/:name`, async (context) => {
    const name = context.req.param("name");
    const found = Object.entries(document().paths)
      .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
      .find(({ operation }) => operation.operationId === name);
    const route = found && routes.find(({ call }) => callPath(call).replace(/\?.*$/, "") === found.path && call.method.toLowerCase() === found.method);
    if (!found || !route) return context.json({ statusCode: "404", statusDescription: "没有这个接口的说明" }, 404, { "Cache-Control": "no-store" });
    const kept = pages.get(name);
    if (kept && Date.now() - kept.at < FRESH) return html(context, kept.html);
    const shown = await shownExamples(app, route.call).catch((error: unknown) => {
      failed(error);
      return [];
    });
    const page = callPage(document(), found, shown);
    pages.set(name, { html: page, at: Date.now() });
    return html(context, page);
  });
}
