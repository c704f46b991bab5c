/** A click in the words of the statistics. */
export type Click = { area: string; label: string };

/** Longest text of a tab of pages. @see spec.md section 7, tracking */
const TAB_TEXT = 6;
const LABEL = 30;

/** Landmarks that need no name of their own. */
const LANDMARKS: readonly (readonly [string, string])[] = [
  ["header", "页头"],
  ["footer", "页脚"],
];

const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

/** What a control is called: its own text, or the name that a screen reader says. */
const nameOf = (control: Element): string => (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().replaceAll(/\s+/g, " ");

/**
 * What was clicked, or `undefined` where nobody asked to know. Reported are links, buttons and tabs in the header and the footer, and in whatever
 * carries `data-track-area`: blocks of the home page, offline sites, the map search.
 */
export function clickOf(target: EventTarget | null): Click | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest("a, button, [role=tab], summary");
  if (!control) return undefined;
  const area = control.closest<HTMLElement>("[data-track-area]")?.dataset["trackArea"] ?? LANDMARKS.find(([selector]) => control.closest(selector))?.[1];
  if (!area) return undefined;
  const isTab = control.matches("[role=tab]") || control.closest("[data-track-tabs]") !== null;
  return { area, label: cut(nameOf(control), isTab ? TAB_TEXT : LABEL) };
}
