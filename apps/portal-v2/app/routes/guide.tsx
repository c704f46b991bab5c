export { guideMeta as meta, GuidePage as default, loadGuide as loader } from "@onehall/portal/guides";
