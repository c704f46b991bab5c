export { loadMattersFile as loader } from "@onehall/portal/affairs-public";
