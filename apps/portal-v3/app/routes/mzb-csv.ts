export { loadMzbFile as loader } from "@onehall/portal/mzb";
