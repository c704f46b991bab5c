import { interceptExternalLinks } from "../leave/intercept";
import { registerWorker } from "../offline/register";
import { declines, pageKind, startTracker } from "../tracking";
import { watchUsefulness } from "../usefulness/watch";
import { watchNavigation } from "./navigation";
import { pageBar } from "./page-bar";

/**
 * Progressive enhancements, started after hydration: loading bar, offline page, click tracking, leave notice, inline feedback.
 */
export function startEnhancements(): void {
  watchNavigation(pageBar());
  if (pageKind(location.pathname).auto && !declines()) startTracker();
  interceptExternalLinks();
  watchUsefulness();
  registerWorker();
  if (self !== top) void import("../frame").then(({ keepLinksInFrame }) => keepLinksInFrame());
}
