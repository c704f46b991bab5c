export { loadCatalogueCsv as loader } from "@onehall/portal/lists";
