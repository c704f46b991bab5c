import { lowTextareas, overflow } from "../support/page";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** WCAG 1.4.4: the browser's own size of letters set to 200 %. @see GOV-19 */
for (const face of ["v2", "v3"])
  test(`with letters twice as large nothing scrolls sideways (${face})`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin(), bypassCSP: true });
    const page = await context.newPage();
    for (const path of [
      "index?region=440106",
      `guide/${await guideCode(origin())}`,
      `search?region=440106&keyword=${encodeURIComponent("身份")}`,
      "feedback?kind=suggestion",
      "personal/theme",
      "legal/theme",
      "personal/mattersLv2/hot",
      "public/four-deal",
      "affairs-public-second-list",
      "stations",
    ]) {
      await page.goto(`/portal/${face}/${path}`);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
        expect.soft(await lowTextareas(page), `${path} at ${width}`).toEqual([]);
      }
    }
    await context.close();
  });
