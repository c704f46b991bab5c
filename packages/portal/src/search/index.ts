export { answerSearch, searchHeaders } from "./answer";
export { loadSearch, searchMeta } from "./data";
export type { SearchCounts, SearchData } from "./data";
export { PortalSearchBox } from "./PortalSearchBox";
export type { PortalSearchBoxProps } from "./PortalSearchBox";
export { SearchPage } from "./SearchPage";
