export { loadExpressFile as loader } from "@onehall/portal/express";
