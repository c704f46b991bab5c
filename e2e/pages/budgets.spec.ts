import { everyPage } from "../support/pages";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText } from "../support/routes";
import { expect, forgetRefusals, origin, test } from "../support/test";
import { weigh } from "../support/weight";

/** Gzip budgets in bytes. @see ARCH-02 */
const SCRIPT = 125_000;
const HOME_HTML = 25_000;
const STYLES = 20_000;

/** Every page of the journey, and one address of each route of the register. */
async function pages(): Promise<{ name: string; path: string }[]> {
  const samples = await routeSamples(origin());
  // The reading service draws whatever page it is asked to read.
  const patterns = routePatterns(routesText()).filter((pattern) => !pattern.startsWith("canyou/"));
  const routes = patterns.map((pattern) => ({ name: pattern, path: addressesOf(pattern, samples)[0] ?? "" }));
  return [...(await everyPage(origin())), ...routes];
}

test("no page is heavier than its budget, also after it has come to life", async ({ page, complaints }) => {
  test.setTimeout(600_000); // Some hundred pages, each until it is quiet.
  const rows: string[] = [];
  for (const { name, path } of await pages()) {
    const { document, script, stylesheet } = await weigh(page, path);
    rows.push(`${name.padEnd(44)} html ${document}  script ${script}  styles ${stylesheet}`);
    expect.soft(script, `${name}: script`).toBeLessThanOrEqual(SCRIPT);
    expect.soft(stylesheet, `${name}: styles`).toBeLessThanOrEqual(STYLES);
    if (name.startsWith("home")) expect.soft(document, `${name}: html`).toBeLessThanOrEqual(HOME_HTML);
    if (name.startsWith("regions")) expect.soft(script, `${name} has nothing to bring to life`).toBe(0);
  }
  console.log(rows.join("\n"));
  forgetRefusals(complaints);
});
