import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { failureStatus } from "../errors/failure";

/** Milliseconds after which a page that is not finished is given up. */
const PATIENCE = 10_000;

/** What the router hid of an error keeps its status, for the error page and for the answer. @see spec.md section 8, error status */
function statusOfFailure({ staticHandlerContext: { errors } }: EntryContext, context: Readonly<RouterContextProvider>): number | undefined {
  const status = errors ? failureStatus(context) : undefined;
  if (status !== undefined) for (const error of Object.values(errors ?? {})) if (error instanceof Error) Object.assign(error, { status });
  return status;
}

/** Draws a page whole before the first byte leaves: its policy is made of hashes of its scripts, and its status is final. */
export function drawPage(
  request: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const status = statusOfFailure(routerContext, context) ?? routerStatus;
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    setTimeout(() => abort(new Error("the page took too long")), PATIENCE).unref();
  });
}

export { handleError } from "../errors/failure";
export { inTraditional } from "../language/on-server";
