export { guideMeta, loadGuide } from "./data";
export { GuidePage } from "./GuidePage";
export type { GuideData } from "./load";
