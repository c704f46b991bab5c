export { loadSupervision as loader, supervisionMeta as meta, SupervisionPage as default } from "@onehall/portal/supervision";
