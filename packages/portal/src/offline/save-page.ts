import { standalonePage } from "./standalone-page";

/** Where the browser keeps saved pages; the service worker reads them and a log-out removes them. @see apps/server/src/http/offline.ts */
export const SAVED_PAGES = "onehall-saved";
/** Pages kept at most; the oldest gives way. */
const MOST = 30;

/** A saved page runs no script, asks nobody and sends nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Address of the page in view, without the place in it. */
const address = (): string => location.pathname + location.search;

async function keep(note: HTMLElement): Promise<void> {
  const html = await standalonePage(location.href, note);
  const pages = await caches.open(SAVED_PAGES);
  await pages.delete(address()); // the newest stands last
  await pages.put(
    address(),
    new Response(html, {
      headers: { "Content-Type": "text/html; charset=UTF-8", "Content-Security-Policy": POLICY, "X-Title": encodeURIComponent(document.title) },
    }),
  );
  const all = await pages.keys();
  await Promise.all(all.slice(0, -MOST).map((request) => pages.delete(request)));
}

/** Saves and removes by the buttons of `SaveForOffline`. */
export async function startSavePage(place: HTMLElement): Promise<void> {
  const part = (selector: string) => place.querySelector<HTMLElement>(selector);
  const [button, remove, note] = [part("[data-save=keep]"), part("[data-save=remove]"), part("[data-saved-note]")];
  if (!button || !remove || !note) return;
  const say = (what: string | undefined): void => {
    for (const text of place.querySelectorAll<HTMLElement>("[data-said]")) text.hidden = text.dataset["said"] !== what;
  };
  const showKept = (kept: boolean): void => {
    remove.hidden = !kept;
  };
  button.addEventListener("click", async () => {
    say(undefined);
    try {
      await keep(note);
      showKept(true);
      say("kept");
    } catch {
      say("failed");
    }
  });
  remove.addEventListener("click", async () => {
    await (await caches.open(SAVED_PAGES)).delete(address());
    button.focus(); // the pressed one goes
    showKept(false);
    say("removed");
  });
  const kept = (await caches.match(address(), { cacheName: SAVED_PAGES })) !== undefined;
  showKept(kept);
  if (kept) say("kept");
  place.dataset["ready"] = "";
}
