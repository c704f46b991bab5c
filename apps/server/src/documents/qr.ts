import { renderSVG } from "uqr";
import type { Hono } from "hono";
import { ownPath } from "../common/own-path";

const DAY_SECONDS = 24 * 60 * 60;

/** GET /portal/qr.svg?path=/portal/…: a QR code of one of our own addresses, as an image that costs a page nothing. Never of another site. */
export function qrRoutes(app: Hono, publicOrigin: string | undefined): void {
  app.get("/portal/qr.svg", (c) => {
    const origin = publicOrigin ?? new URL(c.req.url).origin;
    const svg = renderSVG(origin + ownPath(c.req.query("path")), { ecc: "M", border: 2 });
    return c.body(svg, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": `public, max-age=${DAY_SECONDS}`,
      "Content-Security-Policy": "default-src 'none'",
    });
  });
}
