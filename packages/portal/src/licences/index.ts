export { answerLicences, licenceCheckHeaders, licenceCheckMeta, licencesMeta, loadLicenceCheck, loadLicences } from "./data";
export { LicenceCheckPage } from "./LicenceCheckPage";
export { LicencesPage } from "./LicencesPage";
