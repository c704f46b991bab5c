/** Panels that float over the page: the menu of whoever is logged in, mobile services. */
const FLOATING = "details[data-floating]";

/** Closes floating panels by a press outside of them and by Escape, which gives the focus back to what opened them. Without scripts they close where they opened. @see SHELL-06 */
export function closeFloating(root: Document): void {
  const opened = () => root.querySelectorAll<HTMLDetailsElement>(`${FLOATING}[open]`);
  root.addEventListener("click", ({ target }) => {
    for (const panel of opened()) if (!panel.contains(target as Node)) panel.open = false;
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const panel of opened()) {
      if (panel.contains(root.activeElement)) panel.querySelector("summary")?.focus();
      panel.open = false;
    }
  });
}
