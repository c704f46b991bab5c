export { hallMeta as meta, HallPage as default, loadHall as loader } from "@onehall/portal/halls";
