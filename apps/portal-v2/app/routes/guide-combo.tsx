export { GuidePage as default } from "@onehall/portal/guides";
export { comboMeta as meta, loadCombo as loader } from "@onehall/portal/one-things";
