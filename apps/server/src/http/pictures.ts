import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Hono } from "hono";
import { APP_ICONS, appIconPath } from "../common/app-icons";
import { iconPath } from "../common/icon-path";

const DAY_SECONDS = 24 * 60 * 60;
const SYMBOL = /<symbol id="([a-z0-9-]+)" (viewBox="[\d ]+")>(.*?)<\/symbol>/g;
/** What pages say of every icon with their styles. */
const LINES = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
/** Ground of the mark, for icons that a system cuts to its own shape: the outer tenth of each side may be gone. */
const GROUND = "#1a5fb4";
const SAFE = 0.8;

const send = (c: Context, body: string | Uint8Array<ArrayBuffer>, type: string): Response =>
  c.body(body, 200, { "Content-Type": type, "Cache-Control": `public, max-age=${DAY_SECONDS}`, "Content-Security-Policy": "default-src 'none'" });

async function png(mark: Buffer, { size, maskable }: { size: number; maskable: boolean }): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const inside = maskable ? Math.round(size * SAFE) : size;
  const before = Math.floor((size - inside) / 2);
  const after = size - inside - before;
  const drawn = sharp(mark, { density: 96 * (inside / 48) }).resize(inside, inside);
  return new Uint8Array(
    await (maskable ? drawn.extend({ top: before, left: before, bottom: after, right: after, background: GROUND }).flatten({ background: GROUND }) : drawn)
      .png()
      .toBuffer(),
  );
}

/**
 * Pictures made of what the pages draw themselves: `/portal/icons/<name>.svg`, an icon for programs that name it, and the icons of the installed app.
 * Without built files, as in development, there are none.
 * @param folder built files of a face
 * @see CONTENT-08, PORTAL-23
 */
export function pictureRoutes(app: Hono, folder: string): void {
  const assets = join(folder, "assets");
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const fileOf = (pattern: RegExp): Buffer | undefined => {
    const name = names.find((file) => pattern.test(file));
    return name === undefined ? undefined : readFileSync(join(assets, name));
  };
  const icons = new Map(
    [
      ...(fileOf(/^sprite-[\w-]+\.svg$/)
        ?.toString("utf8")
        .matchAll(SYMBOL) ?? []),
    ].map(([, name = "", box, lines]) => [iconPath(name), `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" ${box} ${LINES}>${lines}</svg>`]),
  );
  app.get("/portal/icons/:file", (c) => {
    const picture = icons.get(c.req.path);
    return picture === undefined ? c.notFound() : send(c, picture, "image/svg+xml");
  });
  const mark = fileOf(/^mark-[\w-]+\.svg$/);
  if (!mark) return;
  for (const icon of APP_ICONS) {
    let made: ReturnType<typeof png> | undefined;
    app.get(appIconPath(icon), async (c) => send(c, await (made ??= png(mark, icon)), "image/png"));
  }
}
