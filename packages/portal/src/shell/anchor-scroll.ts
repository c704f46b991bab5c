/** Milliseconds that moving to a place of the page takes. @see SHELL-40 */
export const DURATION = 300;

/** Whatever the reader does to move the page by themselves ends the movement where it is. */
const OWN_MOVES = ["wheel", "touchstart", "keydown"] as const;

/** The fragment of the place that a press on a link of this page leads to; undefined where the browser has more to do than to scroll, such as to open what is folded. */
function pressedPlace({ target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): string | undefined {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || link.target || link.href.split("#")[0] !== location.href.split("#")[0]) return undefined;
  const place = document.getElementById(link.hash.slice(1)); // ids of our pages need no escapes
  return place && place.getClientRects().length > 0 ? link.hash : undefined;
}

/** Slower at the end. `part`: 0 to 1. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/** Moves the window from one place to another in {@link DURATION} unless `signal` ends it. */
function glide(from: number, to: number, signal: AbortSignal): void {
  const begin = performance.now();
  const step = (): void => {
    if (signal.aborted) return;
    const part = Math.min(1, (performance.now() - begin) / DURATION);
    scrollTo({ top: from + (to - from) * eased(part), behavior: "instant" });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * Links to a place of the page lead there in 300 ms; at once for readers who want less motion. The browser itself goes there first, unseen: the place is in
 * the address and in the history, is `:target`, and is where Tab goes on.
 * @returns ends it
 * @see SHELL-40
 */
export function animateAnchors(): () => void {
  const controller = new AbortController();
  let moving = new AbortController();
  const stop = (): void => moving.abort();
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true, signal: controller.signal });
  addEventListener(
    "click",
    (event) => {
      const hash = pressedPlace(event);
      if (hash === undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      event.preventDefault();
      stop();
      moving = new AbortController();
      const from = scrollY;
      // The fragment that the address has already is no navigation: browsers do nothing.
      if (location.hash === hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: "instant" });
      else location.hash = hash; // browsers scroll before this returns; where one does not, it jumps
      const to = scrollY;
      if (from === to) return;
      scrollTo({ top: from, behavior: "instant" });
      glide(from, to, moving.signal);
    },
    { signal: controller.signal },
  );
  return () => {
    stop();
    controller.abort();
  };
}
