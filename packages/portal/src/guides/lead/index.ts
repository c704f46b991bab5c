export { guideLeadMeta, loadGuideLead } from "./data";
export type { GuideLeadData } from "./data";
export { GuideLeadPage } from "./GuideLeadPage";
