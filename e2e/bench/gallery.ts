import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root, startPortal } from "../support/portal";
import { routeSamples } from "../support/route-samples";
import { addressesOf, routePatterns, routesText } from "../support/routes";

const WIDTHS = [
  { name: "375", width: 375, height: 812 },
  { name: "1440", width: 1440, height: 900 },
];
/** Pictures are to be looked through, not to be read: half the size, strongly compressed. */
const SCALE = 0.5;
const QUALITY = 45;
/** Pages beside the routes of the specification. */
const MORE = ["good-bad-review", "review", "supervision"].flatMap((name) => [`v2/${name}`, `v3/${name}`]);
/** The reading service is a program of its own; the others stand behind the log-in. */
const LEFT_OUT = new Set(["canyou/default.html?url=...", "v3-auth", "v2/e-license"]);

const fileOf = (pattern: string): string => pattern.replaceAll(/[{}?]/g, "").replaceAll(/[^\w-]+/g, "-");

/** Pictures of every page at 375 and 1440 pixels in docs/gallery, and docs/gallery.md that shows them. ONEHALL_ORIGIN: a portal that runs already. */
export async function run(): Promise<number> {
  const running = process.env.ONEHALL_ORIGIN;
  const portal = running === undefined ? await startPortal() : undefined;
  const origin = running ?? portal?.origin ?? "";
  const folder = join(root, "docs/gallery");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) });
  try {
    const samples = await routeSamples(origin);
    const patterns = [...routePatterns(routesText()).filter((pattern) => !LEFT_OUT.has(pattern)), ...MORE];
    for (const { name, width, height } of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: SCALE, locale: "zh-CN" });
      const page = await context.newPage();
      for (const pattern of patterns) {
        await page.goto(origin + (addressesOf(pattern, samples)[0] ?? ""));
        await page.screenshot({ path: join(folder, `${fileOf(pattern)}-${name}.jpg`), type: "jpeg", quality: QUALITY });
      }
      await context.close();
    }
    const rows = patterns.map((pattern) => {
      const file = fileOf(pattern);
      return `| \`/portal/${pattern}\` | ![${pattern} 375](gallery/${file}-375.jpg) | ![${pattern} 1440](gallery/${file}-1440.jpg) |`;
    });
    const head =
      "# Gallery\n\nThe first screen of every page, at 375 and 1440 pixels. Made by `npm run bench -- gallery`.\n\n| Page | 375 | 1440 |\n|---|---|---|";
    await writeFile(join(root, "docs/gallery.md"), `${[head, ...rows].join("\n")}\n`);
    console.log(`${patterns.length} pages`);
    return 0;
  } finally {
    await browser.close();
    await portal?.stop();
  }
}
