import { renderSVG } from "uqr";
import type { Hono } from "hono";
import type { AppAddresses } from "../app-settings";
import { ownPath } from "../common/own-path";

const DAY_SECONDS = 24 * 60 * 60;

export type QrOptions = { publicOrigin: string | undefined; apps: AppAddresses };

/**
 * GET /portal/qr.svg?path=/portal/…: a QR code of one of our own addresses, as an image that costs a page nothing; ?app=mini-program: of an app of the
 * settings. Never of another site.
 */
export function qrRoutes(app: Hono, { publicOrigin, apps }: QrOptions): void {
  const ofApps = new Map(Object.entries(apps));
  app.get("/portal/qr.svg", (c) => {
    const origin = publicOrigin ?? new URL(c.req.url).origin;
    const address = ofApps.get(c.req.query("app") ?? "") ?? origin + ownPath(c.req.query("path"));
    return c.body(renderSVG(address, { ecc: "M", border: 2 }), 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": `public, max-age=${DAY_SECONDS}`,
      "Content-Security-Policy": "default-src 'none'",
    });
  });
}
