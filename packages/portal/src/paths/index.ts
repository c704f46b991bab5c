export { API_DOCS, csvOf, guideCalendar, guideMarkdown, guidePdf, openDataFile, paths, pathsOf, twinPath, withQuery } from "./paths";
export type { Paths, SearchQuery, Service, ServiceView, Version } from "./paths";
