import type { ReactElement } from "react";
import { expectValidHtml } from "./html.js";
import { hydrate, type Hydrated } from "./hydrate.js";

/** The first test of every widget: valid HTML from the server, hydrated without a word. Assert on the answer what must hold before and after. */
export async function renderThenHydrate(element: ReactElement): Promise<Hydrated> {
  const hydrated = await hydrate(element);
  await expectValidHtml(hydrated.html);
  return hydrated;
}
