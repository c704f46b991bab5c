import { onIdle } from "../app/on-idle";
import { isHome, isHomeWithoutRegion } from "../page/is-home";

const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** A page is whole without what is fetched here. */
const missing = (): void => undefined;

/** Fetches what no page needs to be read, at the reader's first touch: no page weighs more for it when it opens. The home page asks for its banners when the browser is idle. */
export function loadOnInteraction(): void {
  const controller = new AbortController();
  const begin = (event: Event): void => {
    // A page that opens below a resting pointer gets a move that nobody made.
    if (event.type === "pointermove" && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0) return;
    if (controller.signal.aborted) return; // browsers before Chrome 88 know no signal of a listener
    controller.abort();
    import("./enhancements").then(({ startEnhancements }) => startEnhancements(), missing);
  };
  for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true, signal: controller.signal });
  if (!isHome(location.pathname)) return;
  const isRegionOpen = isHomeWithoutRegion(location.pathname, location.search);
  onIdle(() => void import("./home-banners").then(({ showHomeBanners }) => showHomeBanners(isRegionOpen), missing));
}
