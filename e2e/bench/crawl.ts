import { crawl, crawlStarts } from "../support/crawl";
import { startPortal } from "../support/portal";

const DEPTH = 4;
/** Two links away lie 26,000 pages, three links away 300,000, four links away everything that there is. */
const WHOLE_TO = 2;
const PER_KIND = 200;

/** Follows internal links to depth 4: all of them to depth 2, then 200 pages of each kind. Goal: no 404, no 5xx, no empty list, no title twice. */
export async function run(): Promise<number> {
  const portal = await startPortal();
  try {
    const { pages, kinds, faults } = await crawl({
      origin: portal.origin,
      starts: await crawlStarts(portal.origin),
      depth: DEPTH,
      wholeTo: WHOLE_TO,
      perKind: PER_KIND,
    });
    console.log(`${pages} pages of ${kinds} kinds, ${faults.length} faults`);
    for (const fault of faults) console.log(fault);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await portal.stop();
  }
}
