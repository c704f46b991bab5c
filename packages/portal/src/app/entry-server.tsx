import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { failureStatus } from "./failure";
import { pageScripts } from "./page-handover";
import { pageStyles } from "./page-styles";
import { scriptText } from "./script-text";

/** What the router hid of an error keeps its status, for the error page and for the answer. @see ERROR-09 */
function statusOfFailure({ staticHandlerContext: { errors } }: EntryContext, context: Readonly<RouterContextProvider>): number | undefined {
  const status = errors ? failureStatus(context) : undefined;
  if (status !== undefined) for (const error of Object.values(errors ?? {})) if (error instanceof Error) Object.assign(error, { status });
  return status;
}

/** HTML of the answers that were drawn here: a text that went through a body would be encoded, and read back, for nothing. */
const drawn = new WeakMap<Response, string>();

/** The page that an answer of {@link renderPage} stands for; undefined for any other answer. */
export const renderedPageOf = (answer: Response): string | undefined => drawn.get(answer);

/** The hydration data, in the form of the router's own scripts: in development a page hydrates at once, with those. */
function routerScripts(data: string): string {
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${scriptText(data)});${controller}.close();</script>`;
}

function tagsOf(context: EntryContext, data: string): { head: string; body: string } {
  const { head = "", body = "" } = pageScripts(context, data) ?? {};
  return { head: pageStyles(context) + head, body };
}

const END = "</body></html>";

/** Every page ends with END: React writes it. @param tags for its head, and for the end of its body */
function withTags(html: string, { head, body }: { head: string; body: string }): string {
  const open = html.endsWith(END) ? html.slice(0, -END.length) : html;
  return `${open.replace("</head>", () => `${head}</head>`)}${body}${END}`;
}

/**
 * Draws a page whole before the first byte leaves: its policy is made of hashes of its scripts, and its status is final. All that it is drawn from is there,
 * so nothing is streamed and nothing waits. The answer has no body. @see renderedPageOf, docs/decisions/pages.md
 */
export async function renderPage(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const status = statusOfFailure(routerContext, context) ?? routerStatus;
  const { serverHandoffStream, ...settled } = routerContext;
  const data = await new Response(serverHandoffStream).text();
  const html = renderToString(<ServerRouter context={settled} url={request.url} />);
  const tags = import.meta.env.DEV ? { head: "", body: routerScripts(data) } : tagsOf(routerContext, data);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const answer = new Response(null, { status, headers });
  drawn.set(answer, `<!DOCTYPE html>${withTags(html, tags)}`);
  return answer;
}

export { handleError } from "./failure";
