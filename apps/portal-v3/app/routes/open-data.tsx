export { loadOpenData as loader, openDataMeta as meta, OpenDataPage as default } from "@onehall/portal/open-data";
