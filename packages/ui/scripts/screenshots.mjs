// Pictures of every story in five themes from the built catalogue, and a contact sheet for each theme: node scripts/screenshots.mjs [folder] [name …]
// WIDTH=320 takes them as a phone shows them, THEMES=classicElder,neutral in other themes.
import { createServer } from "node:http";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { chromium } from "playwright";

const THEMES = process.env.THEMES?.split(",") ?? ["classic", "modern", "modernElder", "classicContrast", "neutral"];
const WIDTH = Number(process.env.WIDTH ?? 760);
const CATALOGUE = join(import.meta.dirname, "../storybook-static");
const [folder = join(import.meta.dirname, "../reports/screenshots"), ...wanted] = process.argv.slice(2);
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" };
/** Width of a picture on the sheet, in px. */
const CELL = Math.min(360, WIDTH);
const PER_SHEET = 24;
const SHEET = "body{margin:8px;font:12px sans-serif;columns:4;column-gap:8px}figure{margin:0 0 8px;break-inside:avoid;border:1px solid #999}img{display:block}";

if (!existsSync(join(CATALOGUE, "index.json"))) throw new Error("The catalogue is not built: pnpm run catalogue");
const server = createServer((request, response) => {
  const path = join(CATALOGUE, new URL(request.url, "http://host").pathname);
  response.setHeader("Content-Type", types[extname(path)] ?? "application/octet-stream");
  response.statusCode = existsSync(path) ? 200 : 404;
  response.end(existsSync(path) ? readFileSync(path) : "");
}).listen(0);

const { entries } = JSON.parse(readFileSync(join(CATALOGUE, "index.json"), "utf8"));
const stories = Object.values(entries).filter(({ type, title }) => type === "story" && (wanted.length === 0 || wanted.some((name) => title.includes(name))));
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: WIDTH, height: 480 }, reducedMotion: "reduce" });
const page = await context.newPage();
const origin = `http://localhost:${server.address().port}`;

/** Shows a story in the page that is open already, and waits until it has been drawn and what it does has been done. */
const show = (id) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    const done = () => preview.currentRender?.id === storyId && ["finished", "errored", "aborted"].includes(preview.currentRender.phase);
    while (!done()) await new Promise((next) => setTimeout(next, 20));
    await document.fonts.ready;
  }, id);

/** Contact sheets of a theme, so many pictures on each that they can still be read. */
async function sheets(theme) {
  const viewer = await context.newPage();
  await viewer.setViewportSize({ width: 4 * (CELL + 10) + 16, height: 400 });
  for (let start = 0; start < stories.length; start += PER_SHEET) {
    const cells = stories
      .slice(start, start + PER_SHEET)
      .map(({ id, title, name }) => `<figure><img src="${theme}/${id}.png" width="${CELL}"><figcaption>${title} · ${name}</figcaption></figure>`);
    const file = join(resolve(folder), `${theme}-${start / PER_SHEET + 1}`);
    writeFileSync(`${file}.html`, `<!doctype html><meta charset="utf-8"><style>${SHEET}</style>${cells.join("")}`);
    await viewer.goto(`file://${file}.html`, { waitUntil: "load" });
    await viewer.screenshot({ path: `${file}.png`, fullPage: true });
  }
  await viewer.close();
}

for (const theme of THEMES) {
  mkdirSync(join(folder, theme), { recursive: true });
  // The checker is left to the tests.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${encodeURIComponent(stories[0].id)}&globals=theme:${theme};a11y.manual:!true`);
  await page.waitForFunction(() => window["__STORYBOOK_PREVIEW__"]?.currentRender?.phase === "finished");
  for (const { id } of stories) {
    await show(id);
    await page.screenshot({ path: join(folder, theme, `${id}.png`), fullPage: true });
  }
  await sheets(theme);
  console.log(`${theme}: ${stories.length} stories`);
}
await browser.close();
server.close();
