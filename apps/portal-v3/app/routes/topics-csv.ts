export { loadTopicsFile as loader } from "@onehall/portal/topics";
