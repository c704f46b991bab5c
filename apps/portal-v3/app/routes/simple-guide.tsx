export { simpleGuideMeta as meta, SimpleGuidePage as default, loadSimpleGuide as loader } from "@onehall/portal/guides/simple";
