export { appointmentPaths, applicationPaths } from "./applications";
export { benefitsPath } from "./benefits";
export { deskPaths } from "./desk";
export {
  API_DOCS,
  appointmentCalendar,
  caseCalendar,
  casePdf,
  csvOf,
  guideCalendar,
  guideMarkdown,
  guidePdf,
  licencePdf,
  openDataFile,
  uploadImage,
} from "./files";
export { paths, pathsOf, withQuery } from "./paths";
export { otherVersionPath, versionSwitchPath } from "./versions";
export type { Paths, SearchQuery, Service, ServiceView, StationsQuery, UserPage, Version } from "./paths";
