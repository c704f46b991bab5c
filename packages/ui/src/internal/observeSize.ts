/** Calls `measure` now and whenever one of the elements changes size; returns how to stop. Where sizes cannot be watched, once is all. */
export function observeSize(elements: (Element | null | undefined)[], measure: () => void): () => void {
  measure();
  if (typeof ResizeObserver === "undefined") return () => {};
  const observer = new ResizeObserver(measure);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
