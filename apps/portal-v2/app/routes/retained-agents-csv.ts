export { loadRetainedFile as loader } from "@onehall/portal/affairs-public";
