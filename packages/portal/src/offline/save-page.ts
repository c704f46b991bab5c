import { formCopies } from "./form-copies";
import { SAVED_PAGES } from "./saved-pages";
import { standalonePage } from "./standalone-page";

/** Pages kept at most; the oldest gives way. */
const MOST = 30;

/** A saved page asks nobody and sends nothing; the only script is the one that keeps what is typed into its forms. */
const policy = (nonce: string | undefined): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'${nonce === undefined ? "" : `; script-src 'nonce-${nonce}'`}`;

const formsOf = (page: ParentNode) => [...page.querySelectorAll<HTMLFormElement>("form[data-offline-form]")];

async function keep(address: string, note: HTMLElement): Promise<void> {
  const forms = formsOf(document);
  const nonce = forms.length > 0 ? crypto.getRandomValues(new Uint32Array(4)).join("") : undefined;
  const html = await standalonePage(new URL(address, location.href).href, note, nonce);
  const pages = await caches.open(SAVED_PAGES);
  await pages.delete(address); // the newest stands last
  await pages.put(
    address,
    new Response(html, {
      headers: {
        "Content-Type": "text/html; charset=UTF-8",
        "Content-Security-Policy": policy(nonce),
        "X-Title": encodeURIComponent(document.title),
        "X-Saved": new Date().toISOString(),
      },
    }),
  );
  const copies = formCopies(SAVED_PAGES, address);
  await Promise.all(forms.map((form, index) => copies.keep(form, index)));
  const all = (await pages.keys()).filter(({ url }) => !url.includes("/portal/offline/form?"));
  await Promise.all(all.slice(0, -MOST).map((request) => pages.delete(request)));
}

/** Offers to put into the forms what was typed on the device without a network; once they are sent the device need not keep it. */
async function offerCopies(address: string): Promise<void> {
  const notice = document.querySelector<HTMLElement>("[data-form-copy]");
  const forms = formsOf(document);
  if (!notice || forms.length === 0) return;
  const copies = formCopies(SAVED_PAGES, address);
  for (const form of forms) form.addEventListener("submit", (event) => event.defaultPrevented || void copies.drop());
  const found = await Promise.all(forms.map((form, index) => copies.differs(form, index)));
  if (found.every((at) => at === undefined)) return;
  notice.hidden = false;
  notice.querySelector("button")?.addEventListener("click", async () => {
    await Promise.all(forms.map((form, index) => copies.fill(form, index)));
    notice.hidden = true;
    forms[0]?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
  });
}

/** Saves and removes by the buttons of `SaveForOffline`. */
export async function startSavePage(place: HTMLElement): Promise<void> {
  const part = (selector: string) => place.querySelector<HTMLElement>(selector);
  const [button, remove, note] = [part("[data-save=keep]"), part("[data-save=remove]"), part("[data-saved-note]")];
  if (!button || !remove || !note) return;
  const address = place.dataset["savePage"] || location.pathname + location.search;
  const say = (what: string | undefined): void => {
    for (const text of place.querySelectorAll<HTMLElement>("[data-said]")) text.hidden = text.dataset["said"] !== what;
  };
  const showKept = (kept: boolean): void => {
    remove.hidden = !kept;
  };
  button.addEventListener("click", async () => {
    say(undefined);
    try {
      await keep(address, note);
      showKept(true);
      say("kept");
    } catch {
      say("failed");
    }
  });
  remove.addEventListener("click", async () => {
    await (await caches.open(SAVED_PAGES)).delete(address);
    await formCopies(SAVED_PAGES, address).drop();
    button.focus(); // the pressed one goes
    showKept(false);
    say("removed");
  });
  const kept = (await caches.match(address, { cacheName: SAVED_PAGES })) !== undefined;
  showKept(kept);
  if (kept) say("kept");
  place.dataset["ready"] = "";
  await offerCopies(address);
}
