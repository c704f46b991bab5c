export { compareMeta as meta, ComparePage as default, loadCompare as loader } from "@onehall/portal/guides/compare";
