/** A page that is asked for and looked at inside the browser: by its own parser, without running anything. */
export type Visit = { address: string; method?: "POST"; body?: string };
export type PageInspection = { visit: Visit; faults: string[]; /** Numbers of the harmless words that came back as they were sent. */ reflected: string[] };

/** Settings of {@link inspectPages}, which is sent to the browser and so can see nothing around it. */
export type InspectOptions = {
  visits: Visit[];
  canary: string;
  evil: string;
  /** A harmless word with a number in it, as an expression. */ word: string;
  abreast: number;
};

/**
 * Runs in the browser. Fetches each page and says what in its document is not ours: elements and attributes that run something, scripts that we have not
 * written, addresses with other schemes or of the attacker's host.
 */
export async function inspectPages({ visits, canary, evil, word, abreast }: InspectOptions): Promise<PageInspection[]> {
  const ADDRESSES = ["href", "src", "action", "formaction", "poster", "data", "xlink:href", "srcset", "ping", "background"];
  const SCHEMES = new Set(["http:", "https:", "tel:", "mailto:", "geo:"]);
  const NEVER = "iframe, object, embed, base, meta[http-equiv], animate, set, math, form form, template, xmp, frame, frameset, applet, video, audio";

  function faultsOf(page: Document, address: string): string[] {
    const faults: string[] = [];
    const base = new URL(address, location.origin);
    for (const element of page.querySelectorAll(NEVER)) faults.push(`an element: ${element.outerHTML.slice(0, 120)}`);
    for (const script of page.querySelectorAll("script")) {
      const text = script.textContent;
      if (script.type === "application/ld+json") {
        try {
          JSON.parse(text);
        } catch {
          faults.push(`JSON-LD that cannot be read: ${text.slice(0, 120)}`);
        }
      } else if (text.includes(canary) && !text.startsWith("window.__reactRouterContext")) faults.push(`a script: ${text.slice(0, 120)}`);
    }
    for (const style of page.querySelectorAll("style")) if (style.textContent.includes(evil)) faults.push(`a style sheet: ${style.textContent.slice(0, 120)}`);
    for (const element of page.querySelectorAll("*"))
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) || !/^[a-zA-Z_:][\w:.-]*$/.test(name)) faults.push(`an attribute: ${name}=${value.slice(0, 80)}`);
        if (name === "style" && /url\(|expression|import/i.test(value)) faults.push(`a style: ${value.slice(0, 80)}`);
        if (!ADDRESSES.includes(name)) continue;
        if (!URL.canParse(value, base)) continue; // leads nowhere
        const url = new URL(value, base);
        if (!SCHEMES.has(url.protocol) && !(url.protocol === "data:" && element.tagName === "IMG" && !value.includes(canary)))
          faults.push(`an address: ${value.slice(0, 80)}`);
        // The notice names the other site in full, and leads on where the reader says so.
        if (url.hostname.endsWith(evil) && !element.hasAttribute("data-leaving")) faults.push(`a way to another site: ${value.slice(0, 80)}`);
      }
    return faults;
  }

  /** The words that stand in the page as they are: not only encoded in addresses. */
  function reflectedIn(page: Document): string[] {
    const attributes = [...page.querySelectorAll("[value], [content], [aria-label], [title], [alt], [placeholder]")].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const texts = [page.title, page.body.textContent, ...attributes].join("\n");
    return [...new Set([...texts.matchAll(new RegExp(word, "g"))].map(([, number = ""]) => number))];
  }

  async function visitOne(visit: Visit): Promise<PageInspection> {
    const { address, method = "GET", body } = visit;
    try {
      const response = await fetch(address, {
        method,
        headers: { Accept: "text/html", ...(body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" }) },
        ...(body === undefined ? {} : { body }),
      });
      if (new URL(response.url).origin !== location.origin) return { visit, faults: [`led to ${response.url}`], reflected: [] };
      const type = response.headers.get("content-type") ?? "";
      const text = await response.text();
      const faults = response.status >= 500 && response.status !== 503 ? [`status ${response.status}`] : [];
      if (!type.startsWith("text/html")) {
        if (response.headers.get("x-content-type-options") !== "nosniff") faults.push(`${type} without nosniff`);
        return { visit, faults, reflected: [] };
      }
      const page = new DOMParser().parseFromString(text, "text/html");
      return { visit, faults: [...faults, ...faultsOf(page, response.url)], reflected: reflectedIn(page) };
    } catch (error) {
      // A redirect to another site ends here as well: no other site lets us read its pages.
      return { visit, faults: [String(error)], reflected: [] };
    }
  }

  const looks: PageInspection[] = [];
  const waiting = [...visits];
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) looks.push(await visitOne(visit));
    }),
  );
  return looks;
}
