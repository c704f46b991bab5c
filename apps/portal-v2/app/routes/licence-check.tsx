export { licenceCheckHeaders as headers, licenceCheckMeta as meta, LicenceCheckPage as default, loadLicenceCheck as loader } from "@onehall/portal/licences";
