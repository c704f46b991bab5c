/** Makes the page's own way to save it usable, where the browser can keep pages and show them without a network. */
export function watchSavePage(): void {
  const place = document.querySelector<HTMLElement>("[data-save-page]");
  if (!place || !("caches" in self) || !navigator.serviceWorker) return;
  import("./save-page").then(
    async ({ startSavePage }) => startSavePage(place),
    () => undefined,
  );
}
