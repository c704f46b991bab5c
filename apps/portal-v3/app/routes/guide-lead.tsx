export { guideLeadMeta as meta, GuideLeadPage as default, loadGuideLead as loader } from "@onehall/portal/guides/lead";
