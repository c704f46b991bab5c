/** Panels that float over the page: the menu of whoever is logged in, mobile services. */
const FLOATING = "details[data-floating]";

/** Closes floating panels by a press outside of them and by Escape, which gives the focus back to what opened them. Without scripts they close where they opened. @see SHELL-06 */
export function closeFloating(root: Document): void {
  const opened = () => root.querySelectorAll<HTMLDetailsElement>(`${FLOATING}[open]`);
  root.addEventListener("click", (event) => {
    // The path as it was when the press began: what was pressed may be gone by now, a button of a dialog inside the panel for instance.
    for (const panel of opened()) if (!event.composedPath().includes(panel)) panel.open = false;
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const panel of opened()) {
      if (panel.querySelector("dialog[open]")) continue; // closes the dialog
      if (panel.contains(root.activeElement)) panel.querySelector("summary")?.focus();
      panel.open = false;
    }
  });
}
