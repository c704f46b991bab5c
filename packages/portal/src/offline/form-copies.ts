type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is typed and chosen in the forms of a saved page, pictures too, beside that page in the browser's store. Its text is written into saved pages, which
 * load no script: it uses nothing from outside of itself.
 * @param store name of the cache
 * @param address of the saved page
 * @see docs/decisions/offline.md
 */
export function formCopies(store: string, address: string) {
  const key = (index: number): string => `/portal/offline/form?of=${encodeURIComponent(address)}&form=${index}`;
  const entries = async (index: number) => {
    const copy = await caches.match(key(index), { cacheName: store });
    return copy && { at: copy.headers.get("X-Saved") ?? "", data: await copy.formData() };
  };
  return {
    async keep(form: HTMLFormElement, index: number): Promise<void> {
      const copy = new Response(new FormData(form), { headers: { "X-Saved": new Date().toISOString() } });
      await (await caches.open(store)).put(key(index), copy);
    },
    /** @returns when the copy was made, if it holds anything that the form does not */
    async differs(form: HTMLFormElement, index: number): Promise<string | undefined> {
      const copy = await entries(index);
      if (!copy) return undefined;
      const now = new FormData(form);
      const field = (name: string) => form.elements.namedItem(name);
      const other = [...copy.data].some(([name, value]) =>
        typeof value === "string" ? (field(name) as Field | null)?.type !== "hidden" && value !== (now.get(name) ?? "") : value.size > 0,
      );
      return other ? copy.at : undefined;
    },
    /** Puts the copy into the form. @returns when it was made */
    async fill(form: HTMLFormElement, index: number): Promise<string | undefined> {
      const copy = await entries(index);
      if (!copy) return undefined;
      for (const field of form.elements as Iterable<Element> as Iterable<Field>) {
        const given = copy.data.getAll(field.name);
        if (given.length === 0 || field.type === "hidden") continue;
        if (field.type === "file") {
          const files = new DataTransfer();
          for (const file of given) if (typeof file !== "string" && file.size > 0) files.items.add(file);
          (field as HTMLInputElement).files = files.files;
        } else if (field.type === "radio" || field.type === "checkbox") {
          if (given.includes(field.value)) (field as HTMLInputElement).checked = true;
        } else if (typeof given[0] === "string") field.value = given[0];
      }
      return copy.at;
    },
    async drop(): Promise<void> {
      const kept = await caches.open(store);
      for (const { url } of await kept.keys()) if (url.includes(key(0).slice(0, -1))) await kept.delete(url);
    },
  };
}

/** Runs in the saved page: puts back what was typed before, and keeps what is typed now. As {@link formCopies}, its text is written there. */
function continueForms(copies: ReturnType<typeof formCopies>): void {
  const status = document.querySelector<HTMLElement>("[data-form-kept]");
  const say = (at: string | undefined): void => {
    const time = status?.querySelector("time");
    if (!status || !time || at === undefined) return;
    time.textContent = new Date(at).toLocaleString("zh-CN", { dateStyle: "long", timeStyle: "short" });
    status.hidden = false;
  };
  for (const [index, form] of [...document.forms].entries()) {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    void copies.fill(form, index).then(say);
    form.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void copies.keep(form, index).then(() => say(new Date().toISOString())), 300);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
  }
}

/** The script of a saved page whose forms are continued. @param store name of the cache @param address of the page */
export const continueScript = (store: string, address: string): string =>
  `(${continueForms.toString()})((${formCopies.toString()})(${[store, address].map((text) => JSON.stringify(text).replaceAll("<", "\\u003c")).join()}))`;
