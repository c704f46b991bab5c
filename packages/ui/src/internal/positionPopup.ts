import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from "@floating-ui/dom";

/** Pixels between a popup and what it belongs to, and between it and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/**
 * Keeps a popup beside its anchor: on the other side where there is no room, inside the window, scrolling where it is too tall.
 * Loaded with the first popup that opens. Returns how to stop.
 */
export function positionPopup(anchor: Element, popup: HTMLElement, placement: Placement): () => void {
  return autoUpdate(anchor, popup, async () => {
    const { x, y } = await computePosition(anchor, popup, {
      strategy: "fixed",
      placement,
      middleware: [
        offset(GAP),
        flip({ padding: EDGE }),
        shift({ padding: EDGE }),
        size({
          padding: EDGE,
          apply: ({ availableHeight }) => {
            popup.style.maxBlockSize = `${Math.floor(availableHeight)}px`;
          },
        }),
      ],
    });
    popup.style.left = `${Math.round(x)}px`;
    popup.style.top = `${Math.round(y)}px`;
  });
}
