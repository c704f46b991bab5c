export { loadEasyListCsv as loader } from "@onehall/portal/lists";
