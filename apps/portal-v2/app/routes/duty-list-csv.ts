export { loadDutyListFile as loader } from "@onehall/portal/affairs-public";
