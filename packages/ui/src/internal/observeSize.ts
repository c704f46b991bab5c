/**
 * Calls `measure` now and whenever one of the elements changes size; returns how to stop. Where sizes cannot be watched, once is all.
 * What may wait for the next frame passes `later`: measuring now makes the browser lay out the page there and then, and once more for the frame.
 */
export function observeSize(elements: (Element | null | undefined)[], measure: () => void, when: "now" | "later" = "now"): () => void {
  const watched = typeof ResizeObserver !== "undefined"; // it calls for the first time by itself, after layout
  if (when === "now" || !watched) measure();
  if (!watched) return () => {};
  const observer = new ResizeObserver(measure);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
