export { loadMzb, loadMzbFile, mzbMeta } from "./items-data";
export { loadMzbLicences, loadMzbLicencesFile, mzbLicencesMeta } from "./licences-data";
export { MzbLicencesPage } from "./MzbLicencesPage";
export { MzbPage } from "./MzbPage";
