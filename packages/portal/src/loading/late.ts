import { watchLeaving } from "../leave/watch";
import { registerWorker } from "../offline/register";
import { declines, pageKind, startTracker } from "../tracking";
import { watchUsefulness } from "../usefulness/watch";
import { watchNavigation } from "./navigation";
import { pageBar } from "./page-bar";

/**
 * What makes a page more comfortable once it is in use: the loading bar on the way to another page, the page for times without network, counted clicks,
 * the notice before other sites, answers without leaving the page.
 */
export function startLate(): void {
  watchNavigation(pageBar());
  if (pageKind(location.pathname).auto && !declines()) startTracker();
  watchLeaving();
  watchUsefulness();
  registerWorker();
  if (self !== top) void import("../frame").then(({ keepInFrame }) => keepInFrame());
}
