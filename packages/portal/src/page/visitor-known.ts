/** The header says with this event on the document that somebody is logged in. */
const KNOWN = "visitorknown";

/** Says that the visitor of a page is known. `place`: the links of a visitor in the header. */
export function announceVisitor(place: HTMLElement): void {
  place.dataset.visitor = "known";
  place.ownerDocument.dispatchEvent(new Event(KNOWN));
}

/** Does something as soon as the header knows who is logged in; never for visitors. @returns how to stop waiting */
export function onVisitorKnown(root: Document, act: () => void): () => void {
  if (root.querySelector('[data-visitor="known"]')) act();
  root.addEventListener(KNOWN, act);
  return () => root.removeEventListener(KNOWN, act);
}
