export { homeMeta as meta, loadHome as loader } from "@onehall/portal/home";
export { ClassicHome as default } from "../home/ClassicHome";
