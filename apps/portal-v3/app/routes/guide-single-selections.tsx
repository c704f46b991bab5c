export { selectionsMeta as meta, SelectionsPage as default, loadSingle as loader } from "@onehall/portal/guides/single";
