import { expectValidHtml, hydrate, type Hydrated } from "@onehall/ui/testing";
import type { ReactElement } from "react";
import { vi } from "vitest";

/** Valid HTML from the server, then brought to life as in a browser, where `Still` leaves its parts alone. */
export async function serverThenBrowser(element: ReactElement): Promise<Hydrated> {
  const hydrated = await hydrate(element, () => void vi.stubEnv("SSR", false));
  await expectValidHtml(hydrated.html);
  return hydrated;
}
