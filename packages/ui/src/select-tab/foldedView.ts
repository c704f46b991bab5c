/** Visible at most while folded, and lines shown then (KIT-SELECT-02). */
export const MAX_VISIBLE = 16;
export const LINE_CLAMP = 2;

/** How many stay while folded: columns times lines, never more than the maximum and never none. */
export const visibleCount = (columns: number, lineClamp: number, maxVisible: number): number => Math.max(1, Math.min(columns * lineClamp, maxVisible));

/** Whether the entry at `index` shows while folded. A selected one further back takes the last place. */
export function showsFolded(index: number, visible: number, selected: number): boolean {
  if (selected < visible) return index < visible;
  return index < visible - 1 || index === selected;
}
