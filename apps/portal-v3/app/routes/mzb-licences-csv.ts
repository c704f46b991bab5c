export { loadMzbLicencesFile as loader } from "@onehall/portal/mzb";
