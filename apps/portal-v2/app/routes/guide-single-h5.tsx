export { phoneMeta as meta, PhonePage as default, loadSingle as loader } from "@onehall/portal/guides/single";
