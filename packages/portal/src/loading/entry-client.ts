import { fillLiveParts } from "./live-parts";
import { loadOnInteraction } from "./on-interaction";
import { revealTarget } from "./reveal";
import { onFirstTouch, TOUCHES } from "../app/first-touch";
import type { RouteModule } from "../app/hydrate";
import { onIdle } from "../app/on-idle";
import type { PageHandover } from "../app/page-handover";
import { onVisitorKnown } from "../page/visitor-known";

/** Pages with a form that checks what is typed hydrate when the browser is idle, and whatever asks for it: `data-hydrate`, as the target of the address. */
const AT_ONCE = "form[data-label-position], [data-hydrate]:target";
/** Parts that show what is somebody's own hydrate once it is known who that is. */
const OWN = '[data-hydrate="known"]';
/** Links that open a dialog where there are scripts, and a page of their own where there are none. */
const DIALOG_LINK = "a[data-answered]";
/** What React answers outside of static islands: buttons that the browser itself does not, links to a place of the page (tabs), links that open a dialog. */
const ANSWERED = `#top button[type=button]:not([popovertarget]), #top a[href^="#"], ${DIALOG_LINK}`;

/** Whether the browser lacks methods that our code and its libraries call: Chrome before 110, Safari before 16. @see docs/decisions/old-browsers.md */
const isOld = (): boolean => !("toSorted" in Array.prototype);

/** Fetches files ahead, without running them. */
function fetchAhead(rel: "prefetch" | "modulepreload", files: readonly string[]): void {
  for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/** A reader who saves data, or whose network is slow, gets the code with the first touch. */
function isFrugal(): boolean {
  const { saveData, effectiveType = "4g" } = (Reflect.get(navigator, "connection") ?? {}) as { saveData?: boolean; effectiveType?: string };
  return saveData === true || effectiveType !== "4g";
}

/**
 * Holds the last press that React is to answer until it can; where its code takes long to come, links to pages are followed. What is typed meanwhile is the
 * browser's own, and told to React later. @returns how to let it go: to React, or to the browser, which follows a link
 */
function holdPress(): () => void {
  let pressed: HTMLElement | undefined;
  let typedIn: EventTarget | null = null;
  const note = ({ target }: Event): void => {
    typedIn = target;
  };
  const hold = (event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
    const part = target.closest<HTMLElement>(ANSWERED);
    if (!part || part.closest("[data-island]") || (part.matches(DIALOG_LINK) && isFrugal())) return;
    pressed = part;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", hold, true);
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("click", hold, true);
    document.removeEventListener("input", note, true);
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    typedIn?.dispatchEvent(new Event("input", { bubbles: true }));
    if (pressed?.isConnected) pressed.click();
  };
}

/** A traditional page waits for its dictionary. A constant in common with what loads later would be a file of its own. */
const loadConversion = async () => document.documentElement.lang.endsWith("Hant") && import("../language/start-conversion");

/** Runs the code of the page, then hydrates it. */
async function hydrate(page: PageHandover, onReady: () => void): Promise<void> {
  const routes = page.routes.map(({ module }) => import(/* @vite-ignore */ module) as Promise<RouteModule>);
  const [start, modules] = await Promise.all([import("../app/hydrate"), Promise.all(routes), loadConversion()]);
  await start.hydrate(page, modules, onReady);
}

/**
 * What a page runs by itself: a few kilobytes. React and the code of the page come with the reader's first touch (on pages with a form when the browser is
 * idle), so that a page that is only read runs none of it; until then links and forms are the browser's own. A traditional page stays as the server rendered
 * it where its dictionary cannot be fetched. In development a page hydrates at once, as hot updates need a hydrated page.
 * @see docs/decisions/pages.md, docs/decisions/language.md, ARCH-11
 */
export function startPage(): void {
  const polyfilled = Promise.resolve(isOld() && import("../app/polyfills"));
  loadOnInteraction();
  onIdle(() => void polyfilled.then(fillLiveParts, fillLiveParts));
  revealTarget();
  if (import.meta.env.DEV) {
    void Promise.all([import("../app/hydrate-dev"), loadConversion()]).then(([start]) => start.hydrate());
    return;
  }
  const { onehallPage: page } = globalThis;
  if (!page) return;
  let awake = false;
  const wake = (): void => {
    if (awake) return;
    awake = true;
    const letGo = holdPress();
    fetchAhead("modulepreload", page.files);
    polyfilled
      .then(() => hydrate(page, letGo))
      .catch(() => {
        letGo();
        dispatchEvent(new Event("vite:preloadError")); // the page in the browser is of an older version than its files. @see ReloadOnChunkError
      });
  };
  if (document.querySelector(AT_ONCE)) {
    fetchAhead("modulepreload", page.files);
    onIdle(wake);
  } else {
    onFirstTouch([...TOUCHES, "focusin", "click"], wake);
    if (document.querySelector(OWN)) onVisitorKnown(document, wake);
    onIdle(() => isFrugal() || fetchAhead("prefetch", page.files));
  }
}
