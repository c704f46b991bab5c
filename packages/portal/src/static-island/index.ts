export { StaticIsland } from "./Still";
export type { StaticIslandProps } from "./Still";
export { withStaticData } from "./still-data";
export type { WithStaticData } from "./still-data";
