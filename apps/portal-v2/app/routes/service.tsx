export { loadService as loader, serviceMeta as meta, ServicePage as default } from "@onehall/portal/services";
