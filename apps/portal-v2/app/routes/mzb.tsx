export { loadMzb as loader, mzbMeta as meta, MzbPage as default } from "@onehall/portal/mzb";
