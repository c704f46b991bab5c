export { PortalSearchBox } from "./PortalSearchBox";
export type { PortalSearchBoxProps } from "./PortalSearchBox";
