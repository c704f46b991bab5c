export { BrandMark } from "./BrandMark";
export { LanguageLink } from "./LanguageLink";
export { channelName } from "./channel-name";
export { preferencePath, useShell } from "../app/use-shell";
export type { Shell } from "../app/use-shell";
export { SkipLinks } from "./SkipLinks";
