import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { failureStatus } from "../errors/failure";
import { scriptText } from "./script-text";

/** What the router hid of an error keeps its status, for the error page and for the answer. @see ERROR-09 */
function statusOfFailure({ staticHandlerContext: { errors } }: EntryContext, context: Readonly<RouterContextProvider>): number | undefined {
  const status = errors ? failureStatus(context) : undefined;
  if (status !== undefined) for (const error of Object.values(errors ?? {})) if (error instanceof Error) Object.assign(error, { status });
  return status;
}

/** HTML of the answers that were drawn here: a text that went through a body would be encoded, and read back, for nothing. */
const drawn = new WeakMap<Response, string>();

/** The page that an answer of {@link drawPage} stands for; undefined for any other answer. */
export const pageOf = (answer: Response): string | undefined => drawn.get(answer);

/** The data that the page is brought to life with, as the router's own scripts hand it over. */
function handoverScripts(data: string): string {
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${scriptText(data)});${controller}.close();</script>`;
}

/**
 * Draws a page whole before the first byte leaves: its policy is made of hashes of its scripts, and its status is final. All that it is drawn from is there,
 * so nothing is streamed and nothing waits. The answer has no body. @see pageOf, docs/decisions/pages.md
 */
export async function drawPage(
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
  // Pages with nothing to bring to life have no scripts that would take the data.
  const scripts = routerContext.renderMeta?.didRenderScripts ? handoverScripts(data) : "";
  headers.set("Content-Type", "text/html; charset=utf-8");
  const answer = new Response(null, { status, headers });
  drawn.set(answer, `<!DOCTYPE html>${html.replace(/<\/body><\/html>$/, () => `${scripts}</body></html>`)}`);
  return answer;
}

export { handleError } from "../errors/failure";
