export { dutyMeta as meta, DutyPage as default, loadDuty as loader } from "@onehall/portal/affairs-public";
