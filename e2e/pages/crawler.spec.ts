import { crawl, crawlStarts } from "../support/crawl";
import { expect, origin, test } from "../support/test";

test("every link leads to a page that is there, has something in it and a title of its own", async () => {
  const { pages, kinds, faults } = await crawl({ origin: origin(), starts: await crawlStarts(origin()), depth: 4 });
  console.log(`${pages} pages of ${kinds} kinds`);
  expect(faults).toEqual([]);
  expect(pages, "the crawl got somewhere").toBeGreaterThan(300);
});
