export { loadSearch as loader, searchMeta as meta, SearchPage as default } from "@onehall/portal/search";
