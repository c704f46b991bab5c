export { loadSearchQuality as loader, searchQualityMeta as meta, SearchQualityPage as default } from "@onehall/portal/search-quality";
