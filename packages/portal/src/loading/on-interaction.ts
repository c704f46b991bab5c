import { onFirstTouch, TOUCHES } from "../app/first-touch";
import { onIdle } from "../app/on-idle";
import { isHome, isHomeWithoutRegion } from "../page/is-home";

/** A page is whole without what is fetched here. */
const missing = (): void => undefined;

/** Fetches what no page needs to be read, at the reader's first touch: no page weighs more for it when it opens. The home page asks for its banners when the browser is idle. */
export function loadOnInteraction(): void {
  onFirstTouch(TOUCHES, () => void import("./enhancements").then(({ startEnhancements }) => startEnhancements(), missing));
  if (!isHome(location.pathname)) return;
  const isRegionOpen = isHomeWithoutRegion(location.pathname, location.search);
  onIdle(() => void import("./home-banners").then(({ showHomeBanners }) => showHomeBanners(isRegionOpen), missing));
}
