export { makeContext, portalOf, visitorOf } from "./context";
export type { Preferences, RequestInfo } from "./context";
export { Document } from "./Document";
export type { Themes } from "./Document";
export { FaceProvider, useFace, usePaths } from "./face";
export { loadRoot, useCurrentRegion, useRootData } from "./root-data";
export type { RootData } from "./root-data";
