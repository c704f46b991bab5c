export { API_DOCS, csvOf, guideCalendar, guideMarkdown, guidePdf, openDataFile, paths, pathsOf, switchPath, twinPath, withQuery } from "./paths";
export type { Paths, SearchQuery, Service, ServiceView, StationsQuery, UserPage, Version } from "./paths";
