export { loadAllMatters, loadHotMatters, loadMattersCsv, loadService, mattersMeta, serviceMeta } from "./data";
export type { MattersData, ServiceData } from "./data";
export { MattersPage } from "./MattersPage";
export { ServicePage } from "./ServicePage";
export { Things } from "./Things";
