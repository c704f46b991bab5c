import { expectValidHtml, hydrate, type Hydrated } from "@onehall/ui/testing";
import type { ReactElement } from "react";
import { vi } from "vitest";

/** Valid HTML from the server, then hydrated as in a browser, where `StaticIsland` leaves its content alone. */
export async function renderThenHydrate(element: ReactElement): Promise<Hydrated> {
  const hydrated = await hydrate(element, () => void vi.stubEnv("SSR", false));
  await expectValidHtml(hydrated.html);
  return hydrated;
}
