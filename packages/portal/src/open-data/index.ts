export { loadOpenData, openDataMeta } from "./data";
export { OpenDataPage } from "./OpenDataPage";
