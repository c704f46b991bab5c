export { singleMeta as meta, SinglePage as default, loadSingle as loader } from "@onehall/portal/guides/single";
