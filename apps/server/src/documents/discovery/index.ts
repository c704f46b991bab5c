import { PortalError } from "@onehall/api";
import { initialRegion } from "@onehall/regions";
import { type Context, Hono } from "hono";
import { regionPath } from "../../contract/rows/regions";
import type { Database } from "../../data";
import { noticeFeed } from "./feed";
import type { PackSite } from "../../province/site";
import { webAppManifest } from "./web-app";
import { sitemapIndex, sitemapOfEnglish, sitemapOfGuides, sitemapOfPages } from "./sitemap";

export type DiscoveryOptions = {
  database: Database;
  site: PackSite;
  /** Ids of the tasks that have a guide in English. @default none */
  english?: ReadonlySet<string>;
  /** `https://host` that visitors see; absent: the one that they asked. */
  publicOrigin: string | undefined;
};

const HOUR_SECONDS = 60 * 60;

const xml = (c: Context, body: unknown, type = "application/xml"): Response =>
  c.body(String(body), 200, { "Content-Type": `${type}; charset=UTF-8`, "Cache-Control": `public, max-age=${HOUR_SECONDS}` });

/**
 * How programs find the pages: /robots.txt, /portal/sitemap.xml with its parts, /portal/notices.xml?region= (RSS), /portal/manifest.webmanifest.
 * Results of searches and pages of one's own are not for them.
 */
export function discoveryRoutes({ database, site, english = new Set(), publicOrigin }: DiscoveryOptions): Hono {
  const app = new Hono();
  const originOf = (c: Context): string => publicOrigin ?? new URL(c.req.url).origin;

  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        "Allow: /portal/",
        "Disallow: /portal/*/search",
        "Disallow: /portal/preferences",
        "Disallow: /portal/api/v2/",
        "",
        `Sitemap: ${originOf(c)}/portal/sitemap.xml`,
        "",
      ].join("\n"),
      200,
      { "Cache-Control": `public, max-age=${HOUR_SECONDS}` },
    ),
  );

  app.get("/portal/sitemap.xml", async (c) => xml(c, await sitemapIndex(database, originOf(c), english.size > 0)));
  app.get("/portal/sitemap/pages.xml", async (c) => xml(c, await sitemapOfPages(database, originOf(c))));
  app.get("/portal/sitemap/english.xml", async (c) =>
    english.size > 0 ? xml(c, await sitemapOfEnglish(database, originOf(c), english)) : c.text("Not found", 404),
  );
  app.get("/portal/sitemap/:name{guides-[1-9][0-9]{0,4}\\.xml}", async (c) => {
    const portion = await sitemapOfGuides(database, originOf(c), Number.parseInt(c.req.param("name").slice("guides-".length), 10), english);
    return portion === undefined ? c.text("Not found", 404) : xml(c, portion);
  });

  const manifest = JSON.stringify(webAppManifest(site));
  app.get("/portal/manifest.webmanifest", (c) =>
    c.body(manifest, 200, { "Content-Type": "application/manifest+json; charset=UTF-8", "Cache-Control": `public, max-age=${HOUR_SECONDS}` }),
  );

  app.get("/portal/notices.xml", async (c) => {
    try {
      const line = await regionPath(database, initialRegion(new URL(c.req.url).searchParams));
      return xml(c, await noticeFeed(database, line, originOf(c), site.site.name), "application/rss+xml");
    } catch (error) {
      if (error instanceof PortalError && error.status === 404) return c.text(error.message, 404);
      throw error;
    }
  });
  return app;
}
