export { API_DOCS, csvOf, guideCalendar, guideMarkdown, guidePdf, openDataFile, paths, pathsOf, versionSwitchPath, otherVersionPath, withQuery } from "./paths";
export type { Paths, SearchQuery, Service, ServiceView, StationsQuery, UserPage, Version } from "./paths";
