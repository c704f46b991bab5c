export { API_DOCS, csvOf, openDataFile, paths, pathsOf, twinPath, withQuery } from "./paths";
export type { Paths, SearchQuery, Version } from "./paths";
