import { act, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { serverHtml } from "./html.js";

export type Hydrated = {
  container: HTMLElement;
  /** What the server sent, before any script. */
  html: string;
  rerender: (element: ReactElement) => void;
};

/**
 * Renders on the server, hydrates in the document until the test ends, and fails on anything React or the browser has to say on the way.
 * `before` may touch the server's DOM first, as a reader does who is quicker than the scripts.
 */
export async function hydrate(element: ReactElement, before?: (container: HTMLElement) => void): Promise<Hydrated> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const html = serverHtml(element);
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  before?.(container);
  const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  for (const spy of complaints) spy.mockImplementation(() => {});
  const recoverable: unknown[] = [];
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError: (error) => recoverable.push(error) }));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  const said = complaints.flatMap((spy) => spy.mock.calls.map(String));
  for (const spy of complaints) spy.mockRestore();
  expect([...recoverable.map(String), ...said], "hydration must be silent").toEqual([]);
  return { container, html, rerender: (next) => act(() => root.render(next)) };
}
