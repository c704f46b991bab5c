export {
  API_DOCS,
  appointmentCalendar,
  caseCalendar,
  csvOf,
  deskPaths,
  guideCalendar,
  guideMarkdown,
  guidePdf,
  openDataFile,
  otherVersionPath,
  paths,
  pathsOf,
  uploadImage,
  versionSwitchPath,
  withQuery,
} from "./paths";
export type { Paths, SearchQuery, Service, ServiceView, StationsQuery, UserPage, Version } from "./paths";
