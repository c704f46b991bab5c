import { gzipSync } from "node:zlib";
import { everyPage } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** Gzip budgets in bytes. @see design.md, rendering */
const SCRIPT = 125_000;
const HOME_HTML = 25_000;
const STYLES = 20_000;

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;

test("no page is heavier than its budget, also after it has come to life", async ({ page, complaints }) => {
  test.setTimeout(120_000);
  const rows: string[] = [];
  for (const { name, path } of await everyPage(origin())) {
    const sizes = { document: 0, script: 0, stylesheet: 0 };
    const seen = new Set<string>();
    const counted: Promise<void>[] = [];
    page.removeAllListeners("response");
    page.on("response", (response) => {
      const type = response.request().resourceType() as keyof typeof sizes;
      if (!(type in sizes) || seen.has(response.url())) return;
      seen.add(response.url());
      counted.push(response.body().then((body) => void (sizes[type] += gzip(body))));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await Promise.all(counted);
    rows.push(`${name.padEnd(44)} html ${sizes.document}  script ${sizes.script}  styles ${sizes.stylesheet}`);
    expect.soft(sizes.script, `${name}: script`).toBeLessThanOrEqual(SCRIPT);
    expect.soft(sizes.stylesheet, `${name}: styles`).toBeLessThanOrEqual(STYLES);
    if (name.startsWith("home")) expect.soft(sizes.document, `${name}: html`).toBeLessThanOrEqual(HOME_HTML);
    if (name.startsWith("regions")) expect.soft(sizes.script, `${name} has nothing to bring to life`).toBe(0);
  }
  console.log(rows.join("\n"));
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 404")));
});
