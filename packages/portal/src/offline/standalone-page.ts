import { continueScript } from "./form-copies";
import { SAVED_PAGES } from "./saved-pages";

/** @throws Error unless the server answers with success */
async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

const textAt = async (url: string): Promise<string> => (await get(url)).text();

async function asDataUrl(url: string): Promise<string> {
  const picture = await (await get(url)).blob();
  return new Promise((read, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => (typeof reader.result === "string" ? read(reader.result) : failed(new Error(url))));
    reader.addEventListener("error", () => failed(reader.error ?? new Error(url)));
    reader.readAsDataURL(picture);
  });
}

/** Leaves of the body what leads to `main` and `main` itself. */
function keepMain(page: Document): HTMLElement {
  const main = page.querySelector("main");
  if (!main) throw new Error("the page has no main part");
  for (let part: Element = main; part !== page.body; part = part.parentElement ?? page.body) part.parentElement?.replaceChildren(part);
  return main;
}

/** Puts the drawings of icons, which stand in one file, into the page. */
async function takeIcons(page: Document): Promise<void> {
  const uses = [...page.querySelectorAll("use")].filter((use) => use.getAttribute("href")?.includes(".svg#"));
  const [file] = uses[0]?.getAttribute("href")?.split("#") ?? [];
  if (file === undefined) return;
  const sprite = new DOMParser().parseFromString(await textAt(file), "image/svg+xml");
  const symbols = page.createElementNS("http://www.w3.org/2000/svg", "svg");
  symbols.setAttribute("hidden", "");
  for (const id of new Set(uses.map((use) => use.getAttribute("href")?.split("#")[1] ?? ""))) {
    const symbol = sprite.getElementById(id);
    if (symbol) symbols.append(page.importNode(symbol, true));
  }
  page.body.append(symbols);
  for (const use of uses) use.setAttribute("href", `#${use.getAttribute("href")?.split("#")[1] ?? ""}`);
}

/** Leaves of the forms that are continued what is filled in, and of all others the pictures in them. */
function keepForms(page: Document): void {
  for (const form of page.querySelectorAll("form")) {
    if (!form.hasAttribute("data-offline-form")) form.replaceWith(...form.querySelectorAll("img"));
    else for (const part of form.querySelectorAll("input[type=hidden], button, audio")) part.remove();
  }
}

/**
 * The main part of a page as one HTML document that needs nothing else: styles, pictures and icons are in it; scripts are not, nor forms but those that are
 * continued without a network.
 * @param note its children become the first lines of the document; `time` in it gets today's date and `a` the page's address
 * @param nonce of the one script that keeps what is typed, where the page has such forms
 * @throws Error when the page or a part of it cannot be had
 */
export async function standalonePage(address: string, note: HTMLElement, nonce?: string): Promise<string> {
  const page = new DOMParser().parseFromString(await textAt(address), "text/html");
  const main = keepMain(page);
  const dropped = "script, [data-usefulness], [data-save-page], [data-form-copy], link:not([rel=stylesheet]), link[disabled], meta[http-equiv]";
  for (const part of page.querySelectorAll(dropped)) part.remove();
  keepForms(page);
  const links = [...page.querySelectorAll("link")];
  for (const link of links) link.remove();
  const [styles] = await Promise.all([
    Promise.all(links.map((link) => textAt(link.getAttribute("href") ?? ""))),
    takeIcons(page),
    ...[...page.images].map(async (image) => {
      image.src = await asDataUrl(image.getAttribute("src") ?? "");
      image.loading = "eager";
    }),
  ]);
  const said = page.importNode(note, true);
  const [time, live] = [said.querySelector("time"), said.querySelector("a")];
  const path = new URL(address).pathname + new URL(address).search;
  const today = new Date();
  if (time) time.textContent = `${today.getFullYear()}年${today.getMonth() + 1}月${today.getDate()}日`;
  if (live) live.href = path;
  main.before(...said.children);
  // As text: a style element made here would fall under the policy of the page in view.
  const html = `<!doctype html>${page.documentElement.outerHTML}`.replace("</head>", () => `<style>${styles.join("\n")}</style></head>`);
  if (nonce === undefined) return html;
  // The last one: what was typed may hold the same letters, in an attribute.
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}<script nonce="${nonce}">${continueScript(SAVED_PAGES, path)}</script>${html.slice(end)}`;
}
