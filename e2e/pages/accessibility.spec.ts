import AxeBuilder from "@axe-core/playwright";
import { everyPage } from "../support/pages";
import { expect, origin, test } from "../support/test";

const WIDTHS = [375, 1440];
const NARROWEST = 320;
const MODES = { plain: {}, elder: { elder: "1" }, contrast: { contrast: "1" } };

for (const [mode, cookies] of Object.entries(MODES)) {
  test(`axe finds nothing and nothing scrolls sideways: ${mode}`, async ({ page, context, complaints }) => {
    test.setTimeout(300_000); // Some hundred page loads in one test, each with axe.
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin() })));
    for (const { name, path } of await everyPage(origin())) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: "networkidle" });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect
          .soft(
            violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .map(({ html }) => html)
                  .join(" | ")
                  .slice(0, 300)}`,
            ),
            `${name} at ${width}`,
          )
          .toEqual([]);
      }
      await page.setViewportSize({ width: NARROWEST, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${name} scrolls sideways at ${NARROWEST}`).toBeLessThanOrEqual(0);
    }
    // The browser names a page that answers 404 in its console; that is what such a page is for.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 404")));
  });
}
