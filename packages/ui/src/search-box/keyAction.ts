import { optionTarget } from "./optionTarget.js";

/** State of the list beside the field; `active` is -1 while the field itself is. */
export type ListState = { open: boolean; active: number; count: number };
/** What a key does: picks the active option, clears the field, or leaves the list in another state. */
export type KeyAction = "pick" | "clear" | Pick<ListState, "open" | "active">;

/** Keyboard of the field (APG combobox with list autocomplete); a key without an answer is the browser's. */
export function keyAction({ key, altKey }: { key: string; altKey: boolean }, { open, active, count }: ListState): KeyAction | undefined {
  switch (key) {
    case "ArrowDown":
    case "ArrowUp":
      if (altKey) return key === "ArrowUp" ? { open: false, active: -1 } : { open: true, active };
      return { open: true, active: optionTarget(key, open ? active : -1, count) };
    case "Enter":
      return open && active >= 0 ? "pick" : undefined;
    case "Escape":
      return open ? { open: false, active: -1 } : "clear";
    default:
      return undefined;
  }
}
