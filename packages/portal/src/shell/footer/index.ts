export { ChannelLinks } from "./ChannelLinks";
export { FilingLinks } from "./FilingLinks";
export { FooterCodes } from "./FooterCodes";
export { FooterLinks } from "./FooterLinks";
