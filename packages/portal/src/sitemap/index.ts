export { loadSiteMap, siteMapMeta } from "./data";
export { SiteMapPage } from "./SiteMapPage";
