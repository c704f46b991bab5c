import { registerWorker } from "../offline/register";
import { declines, pageKind, startTracker } from "../tracking";
import { watchNavigation } from "./navigation";
import { pageBar } from "./page-bar";

/** What makes a page more comfortable once it is in use: the loading bar on the way to another page, the page for times without network, counted clicks. */
export function startLate(): void {
  watchNavigation(pageBar());
  if (pageKind(location.pathname).auto && !declines()) startTracker();
  registerWorker();
}
