export { answerLicences as action, licencesMeta as meta, LicencesPage as default, loadLicences as loader } from "@onehall/portal/licences";
