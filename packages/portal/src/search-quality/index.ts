export { loadSearchQuality, searchQualityMeta } from "./data";
export { SearchQualityPage } from "./SearchQualityPage";
