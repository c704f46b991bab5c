import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";

/** What a page fetches until it is quiet, gzip, in bytes. */
export type Weight = { document: number; script: number; stylesheet: number };

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

/** Opens the address and weighs what comes, also after the page has come to life; each file once. */
export async function weigh(page: Page, address: string): Promise<Weight> {
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
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("response", count);
  await Promise.all(counted);
  return weight;
}
