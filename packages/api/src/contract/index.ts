export * from "./contract.js";
export * from "./entry.js";
export * from "./families.js";
export * from "./parse.js";
