import type { ErrorStore } from "@onehall/api";
import { createRoot } from "react-dom/client";
import { ErrorModal } from "./ErrorModal";

let place: HTMLElement | undefined;

/** Puts the error modal on the page, once. Loaded with the first failure: until then no page carries a dialog for it. */
export function showErrors(store: ErrorStore): void {
  if (place?.isConnected) return;
  place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<ErrorModal store={store} />);
}
