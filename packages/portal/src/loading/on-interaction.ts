import { onIdle } from "../app/on-idle";
import { isHome, leavesRegionOpen } from "./is-home";

const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** A page is whole without what is fetched here. */
const missing = (): void => undefined;

/** Fetches what no page needs to be read, at the reader's first touch: no page weighs more for it when it opens. The home page asks for its banners when the browser is idle. */
export function loadOnInteraction(): void {
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    import("./enhancements").then(({ startEnhancements }) => startEnhancements(), missing);
  };
  for (const touch of TOUCHES) addEventListener(touch, begin, { once: true, passive: true });
  if (!isHome(location.pathname)) return;
  const isRegionOpen = leavesRegionOpen(location.pathname, location.search);
  onIdle(() => void import("./home-banners").then(({ showHomeBanners }) => showHomeBanners(isRegionOpen), missing));
}
