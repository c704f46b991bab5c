export { loadListOfTypeCsv as loader } from "@onehall/portal/lists";
