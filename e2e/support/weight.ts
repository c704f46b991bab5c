import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect } from "./test";

/** What a page fetches until it is quiet, gzip, in bytes. */
export type Weight = { document: number; script: number; stylesheet: number };

/** Gzip budgets in bytes. @see ARCH-02 */
const SCRIPT = 125_000;
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

/** Begins to weigh what the page fetches, each file once. The result waits until the page is quiet, so that what comes with hydration is weighed too. */
export function startWeighing(page: Page): () => Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0 };
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
  return async () => {
    await page.waitForLoadState("networkidle");
    page.off("response", count);
    await Promise.all(counted);
    return weight;
  };
}

/** Expects that the page is within the budgets of its kind, and returns a line for the log. */
export function expectLight(name: string, { document, script, stylesheet }: Weight): string {
  expect.soft(script, `${name}: script`).toBeLessThanOrEqual(SCRIPT);
  expect.soft(stylesheet, `${name}: styles`).toBeLessThanOrEqual(STYLES);
  if (name.startsWith("home")) expect.soft(document, `${name}: html`).toBeLessThanOrEqual(HOME_HTML);
  if (name.startsWith("regions")) expect.soft(script, `${name} has nothing to hydrate`).toBe(0);
  return `${name.padEnd(44)} html ${document}  script ${script}  styles ${stylesheet}`;
}
