export { loadServiceCsv as loader } from "@onehall/portal/items";
