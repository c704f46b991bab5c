/** From the reader's first touch on, the question at the end of a page is answered without leaving the page; where that cannot be loaded, the form goes by itself. */
export function watchUsefulness(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-usefulness] form")) return;
    event.preventDefault();
    import("./send").then(
      async ({ sendUsefulness }) => sendUsefulness(form),
      () => form.submit(),
    );
  });
}
