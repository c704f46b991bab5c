export { paths, pathsOf, twinPath, withQuery } from "./paths";
export type { Paths, SearchQuery, Version } from "./paths";
