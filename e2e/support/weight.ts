import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect } from "./test";

/** What a page fetches until it is quiet, gzip, in bytes. */
export type Weight = {
  document: number;
  script: number;
  stylesheet: number;
  /** Scripts that had come when the reader first touched the page. */
  early: number;
};

/** Gzip budgets in bytes. @see ARCH-02 */
const SCRIPT = 125_000;
/** Before the reader's first touch, on pages without a form that checks what is typed. @see ARCH-11 */
const EARLY = 30_000;
const HOME_HTML = 25_000;
const STYLES = 20_000;

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;
/** Built files bear the hash of what is in them: each is weighed once. */
const built = new Map<string, number>();

async function weightOf(response: Response): Promise<number> {
  const known = built.get(response.url());
  if (known !== undefined) return known;
  const weight = gzip(await response.body());
  if (response.request().resourceType() !== "document") built.set(response.url(), weight);
  return weight;
}

/** Whether a page hydrates by itself: a form of the kit checks what is typed. */
const hasForm = (page: Page) => page.locator("form[data-label-position]").count();

/**
 * Begins to weigh what the page fetches, each file once. The result waits until the page is quiet, so that what comes with hydration is weighed too.
 * `touch`: called before a test touches the page.
 */
export function startWeighing(page: Page): { touch: () => Promise<void>; weigh: () => Promise<Weight> } {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, early: 0 };
  const seen = new Set<string>();
  const counted: Promise<void>[] = [];
  const count = (response: Response) => {
    const type = response.request().resourceType();
    // What only leads on has no body.
    if (!(type in weight) || seen.has(response.url()) || (response.status() >= 300 && response.status() < 400)) return;
    seen.add(response.url());
    counted.push(weightOf(response).then((bytes) => void (weight[type as keyof Weight] += bytes)));
  };
  page.on("response", count);
  return {
    async touch() {
      await Promise.all(counted);
      if ((await hasForm(page)) === 0) weight.early = weight.script;
    },
    async weigh() {
      await page.waitForLoadState("networkidle");
      page.off("response", count);
      await Promise.all(counted);
      return weight;
    },
  };
}

/** Expects that the page is within the budgets of its kind, and returns a line for the log. */
export function expectLight(name: string, { document, script, stylesheet, early }: Weight): string {
  expect.soft(script, `${name}: script`).toBeLessThanOrEqual(SCRIPT);
  expect.soft(early, `${name}: script before the first touch`).toBeLessThanOrEqual(EARLY);
  expect.soft(stylesheet, `${name}: styles`).toBeLessThanOrEqual(STYLES);
  if (name.startsWith("home")) expect.soft(document, `${name}: html`).toBeLessThanOrEqual(HOME_HTML);
  if (name.startsWith("regions")) expect.soft(script, `${name} has nothing to hydrate`).toBe(0);
  return `${name.padEnd(44)} html ${document}  script ${script} (${early} before the first touch)  styles ${stylesheet}`;
}
