import { interceptExternalLinks } from "../leave/intercept";
import { registerWorker } from "../offline/register";
import { watchSavePage } from "../offline/watch-save";
import { animateAnchors } from "../shell/anchor-scroll";
import { declines, pageKind, startTracker } from "../tracking";
import { watchUsefulness } from "../usefulness/watch";
import { watchNavigation } from "./navigation";
import { pageBar } from "../page/page-bar";

/**
 * Progressive enhancements, started at the first touch: loading bar, movement to places of the page, offline page, pages saved on the device, click tracking, leave notice, inline feedback.
 */
export function startEnhancements(): void {
  watchNavigation(pageBar());
  animateAnchors();
  if (pageKind(location.pathname).auto && !declines()) startTracker();
  interceptExternalLinks();
  watchUsefulness();
  registerWorker();
  watchSavePage();
  if (self !== top) void import("../frame").then(({ keepLinksInFrame }) => keepLinksInFrame());
}
