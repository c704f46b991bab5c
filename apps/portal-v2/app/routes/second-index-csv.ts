export { loadCataloguesFile as loader } from "@onehall/portal/affairs-public";
