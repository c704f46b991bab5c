export { SkipLink } from "./SkipLink.js";
export type { SkipLinkProps } from "./SkipLink.js";
export type { SkipLinkLabels } from "./labels.js";
