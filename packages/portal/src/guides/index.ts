export { guideMeta, loadGuide } from "./data";
export type { GuideData } from "./data";
export { GuidePage } from "./GuidePage";
