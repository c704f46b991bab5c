export { loadTheme as loader, serviceListMeta as meta, ServiceListPage as default } from "@onehall/portal/items";
