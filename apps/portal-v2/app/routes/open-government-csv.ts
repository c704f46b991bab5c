export { loadOpenGovernmentFile as loader } from "@onehall/portal/affairs-public";
