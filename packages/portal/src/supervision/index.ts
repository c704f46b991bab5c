export { loadSupervision, loadSupervisionFile, supervisionMeta } from "./data";
export { SupervisionPage } from "./SupervisionPage";
