export type { Description, Envelope, LegacyPath } from "../define-shape.js";
export * from "../example-values.js";
export * from "./contract.js";
export * from "./entry.js";
export * from "./families.js";
export * from "./parse.js";
