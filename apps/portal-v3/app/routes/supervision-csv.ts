export { loadSupervisionFile as loader } from "@onehall/portal/supervision";
