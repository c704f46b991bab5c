export { loadInteractionFile as loader } from "@onehall/portal/interaction";
