export { findMeta as meta, FindPage as default, loadFind as loader } from "@onehall/portal/guides/find";
