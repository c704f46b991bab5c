export { loadMzbLicences as loader, mzbLicencesMeta as meta, MzbLicencesPage as default } from "@onehall/portal/mzb";
