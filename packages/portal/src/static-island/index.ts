export { StaticIsland } from "./StaticIsland";
export type { StaticIslandProps } from "./StaticIsland";
export { withStaticData } from "./with-static-data";
export type { WithStaticData } from "./with-static-data";
