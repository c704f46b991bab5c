export { SideMenu } from "./SideMenu.js";
export type { SideMenuItem, SideMenuProps } from "./SideMenu.js";
export type { SideMenuLabels } from "./labels.js";
