import { onVisitorKnown } from "../page/visitor-known";

/** The page reads without it. */
const unheard = (): void => undefined;

/** Asks the browser where it is, in place of following the link. */
function findNear(event: Event): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (!("geolocation" in navigator)) return;
  event.preventDefault();
  import("../items/answers/near-tasks").then(
    ({ openNearTasks }) => openNearTasks(link),
    () => location.assign(link.href),
  );
}

/** Parts that a page says something momentary or personal in: what finds one, and what fills it. All know no React, and stand in static islands. */
const PARTS: readonly (readonly [selector: string, fill: (part: HTMLElement) => unknown])[] = [
  ["[data-visitor]", async () => (await import("../shell/visitor")).loadVisitor(document)],
  ["[data-halls-now]", async (halls) => (await import("../home/halls")).showOpenHalls(halls)],
  ["[data-waiting]", () => onVisitorKnown(document, () => void import("../home/waiting").then(({ showWaiting }) => showWaiting(document)).catch(unheard))],
  ["[data-hall-now]", async (place) => (await import("../guides/answer/open-now")).showOpenNow(place)],
  ["[data-near]", (link) => link.addEventListener("click", findNear)],
  ["[data-searched]", async (place) => (await import("../search/recent-store")).rememberSearch(place)],
];

/**
 * Fills in what no cached page can say: who is logged in and what waits for them, which halls are open, where the reader stands. After the page has loaded,
 * with scripts of a few hundred bytes, and without waiting for the page to hydrate.
 */
export function fillLiveParts(): void {
  for (const [selector, fill] of PARTS) {
    const part = document.querySelector<HTMLElement>(selector);
    if (part) void (async () => fill(part))().catch(unheard);
  }
}
