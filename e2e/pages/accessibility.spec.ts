import { everyPage } from "../support/pages";
import { axeFaults, hydrated, LOOKS, NARROWEST, overflow } from "../support/page";
import { expect, origin, test } from "../support/test";
import { expectLight, startWeighing } from "../support/weight";

/** Each page is opened once and looked at in both widths: the styles alone know the width, no script asks for it. */
const WIDTHS = [375, 1440];
/** What contrast and dark mode change are colours, which do not know the width: they are looked at where most is shown. */
const widthsOf = (mode: string) => (mode === "contrast" || mode === "dark" ? WIDTHS.slice(1) : WIDTHS);
const MODES = { plain: {}, elder: { elder: "1" }, contrast: { contrast: "1" }, dark: { scheme: "dark" } };
/** Elder mode has tools of its own; the others differ from the plain page in styles alone. */
const rulesFor = (mode: string, width: number) => (mode === "plain" || (mode === "elder" && width === WIDTHS[0]) ? undefined : LOOKS);

for (const [mode, cookies] of Object.entries(MODES))
  for (const face of mode === "dark" ? ["v3"] : ["v2", "v3"])
    test(`axe finds nothing and nothing scrolls sideways: ${mode} (${face})`, async ({ page, context, complaints }) => {
      const rows: string[] = [];
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin() })));
      for (const { name, path } of (await everyPage(origin())).filter((one) => one.path.startsWith(`/portal/${face}/`))) {
        // Modes change the styles of a page, not what it fetches: the budgets are those of the plain page.
        const weighed = mode === "plain" ? startWeighing(page) : undefined;
        await page.goto(path);
        if (weighed) {
          // What a page runs by itself comes when the browser is idle.
          await page.waitForLoadState("networkidle");
          await weighed.touch();
        }
        await hydrated(page);
        for (const width of widthsOf(mode)) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await axeFaults(page, undefined, rulesFor(mode, width)), `${name} at ${width}`).toEqual([]);
        }
        await page.setViewportSize(NARROWEST);
        expect.soft(await overflow(page), `${name} scrolls sideways at ${NARROWEST.width}`).toBeLessThanOrEqual(0);
        if (weighed) rows.push(expectLight(name, await weighed.weigh()));
        // The browser names a page that answers 404 in its console; that is what such a page is for.
        const wrong = complaints.splice(0).filter((text) => !(path.endsWith("no-such-page") && text.includes("status of 404")));
        expect.soft(wrong, `${name}: console errors and warnings`).toEqual([]);
      }
      if (rows.length > 0) console.log(rows.join("\n"));
    });
