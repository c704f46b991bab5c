export { homeMeta as meta, loadHome as loader } from "@onehall/portal/home";
export { ModernHome as default } from "../home/ModernHome";
