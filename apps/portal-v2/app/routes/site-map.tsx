export { loadSiteMap as loader, siteMapMeta as meta, SiteMapPage as default } from "@onehall/portal/sitemap";

/** Links alone: nothing to bring to life. */
export const handle = { hydrate: false };
