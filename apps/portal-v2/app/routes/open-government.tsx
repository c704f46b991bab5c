export { loadOpenGovernment as loader, openGovernmentMeta as meta, OpenGovernmentPage as default } from "@onehall/portal/affairs-public";
