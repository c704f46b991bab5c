import { DURATION, type Bar } from "../page/bar";

/** The link of this site that a press follows in this tab. */
function followed({ target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): HTMLAnchorElement | undefined {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin || !["", "_self"].includes(link.target) || link.hasAttribute("download")) return undefined;
  const { pathname, search, hash } = link;
  if (hash !== "" && pathname === location.pathname && search === location.search) return undefined;
  return /\.\w+$/.test(pathname) ? undefined : link; // files are saved, and the page stays
}

/** Shows the bar from a press on a link until the next page is there. Ended by its own duration where the browser stays here after all. */
export function watchNavigation(bar: Bar): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let given: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    bar.start();
    clearTimeout(given);
    given = setTimeout(bar.finish, DURATION);
  };
  // On the window: whoever handles the press on the page itself has had the first word.
  const onClick = (event: MouseEvent): void => {
    if (followed(event)) start();
  };
  addEventListener("click", onClick, options);
  addEventListener(
    "submit",
    (event) => void (!event.defaultPrevented && event.target instanceof HTMLFormElement && ["", "_self"].includes(event.target.target) && start()),
    options,
  );
  addEventListener("pageshow", ({ persisted }) => void (persisted && bar.finish()), options); // back from the browser's own cache
  return () => {
    clearTimeout(given);
    controller.abort();
  };
}
