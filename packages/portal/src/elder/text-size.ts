/** Percent of the browser's own size for each pixel of the main text. @see apps/server/src/http/post-process/elder-tools.ts */
const PERCENT = 5;

/** While the slider of the text's size is moved the page shows what comes of it; kept is what its form sends. @see ELDER-09 */
export function previewTextSize(): void {
  document.querySelector("[data-text-size] [name=size]")?.addEventListener("input", ({ currentTarget }) => {
    if (currentTarget instanceof HTMLInputElement) document.documentElement.style.fontSize = `${currentTarget.valueAsNumber * PERCENT}%`;
  });
}
