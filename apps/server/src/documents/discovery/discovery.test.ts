import { expect, test } from "vitest";
import { openHost } from "../../contract/testing";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { discoveryRoutes } from ".";

const all = (text: string, tag: string): string[] => [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, inside]) => inside ?? "");

const withName = (name: string) => ({ ...smallPack().site, site: { ...smallPack().site.site, name } });

onEachDatabase((_, open) => {
  test("programs find every page: robots, sitemaps, the feed of notices", { timeout: 60_000 }, async () => {
    const { database, request } = await openHost(open);
    const app = discoveryRoutes({ database, site: withName("一体化<政务>"), publicOrigin: undefined });
    const get = async (path: string) => {
      const answer = await app.request(`https://hall.example.org${path}`);
      return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
    };

    expect((await get("/robots.txt")).text).toContain("Sitemap: https://hall.example.org/portal/sitemap.xml");

    const index = await get("/portal/sitemap.xml");
    expect(index.type).toContain("xml");
    const files = all(index.text, "loc").map((loc) => loc.replace("https://hall.example.org", ""));
    expect(files[0]).toBe("/portal/sitemap/pages.xml");
    const addresses = (await Promise.all(files.map(async (file) => all((await get(file)).text, "loc")))).flat();
    const known = new Set(addresses);
    expect(known.size).toBe(addresses.length);
    expect(addresses.filter((address) => !address.startsWith("https://hall.example.org/portal/"))).toEqual([]);
    expect(smallPack().notices.filter(({ id }) => !known.has(`https://hall.example.org/portal/notice?id=${id}`))).toEqual([]);
    const { items } = ((await (await request("node/gdbsPortal/index?region=440000")).json()) as { data: { counts: { items: number } } }).data.counts;
    expect(addresses.filter((address) => /\/guide(-combo)?\//.test(address))).toHaveLength(items);
    expect((await get("/portal/sitemap/guides-99.xml")).status).toBe(404);
    expect((await get("/portal/sitemap/guides-0.xml")).status).toBe(404);

    const feed = await get("/portal/notices.xml?region=440100");
    expect(feed.type).toContain("rss+xml");
    expect(feed.text).toContain("一体化&lt;政务&gt;");
    expect(all(feed.text, "pubDate").map((date) => Date.parse(date))).toEqual(
      all(feed.text, "pubDate")
        .map((date) => Date.parse(date))
        .toSorted((one, other) => other - one),
    );
    expect(all(feed.text, "guid").length).toBeGreaterThan(0);
    expect((await get("/portal/notices.xml?region=999999")).status).toBe(404);

    const manifest = await get("/portal/manifest.webmanifest");
    expect(manifest.type).toContain("application/manifest+json");
    const { theme } = smallPack().site;
    expect(JSON.parse(manifest.text)).toMatchObject({
      name: "一体化<政务>",
      scope: "/portal/",
      theme_color: theme.main_color,
      background_color: theme.background_color,
    });
  });
});
