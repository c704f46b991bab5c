export { loadRetained as loader, retainedMeta as meta, RetainedPage as default } from "@onehall/portal/affairs-public";
