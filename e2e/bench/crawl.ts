import { crawl, crawlStarts } from "../support/crawl";
import { startPortal } from "../support/portal";

const DEPTH = 4;

/** Follows every internal link to depth 4, of every kind all. Goal: no 404, no 5xx, no empty list, no title twice. */
export async function run(): Promise<number> {
  const portal = await startPortal();
  try {
    const { pages, kinds, faults } = await crawl({ origin: portal.origin, starts: await crawlStarts(portal.origin), depth: DEPTH, whole: true });
    console.log(`${pages} pages of ${kinds} kinds, ${faults.length} faults`);
    for (const fault of faults) console.log(fault);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await portal.stop();
  }
}
