export { dutyServiceMeta as meta, DutyServicePage as default, loadDutyService as loader } from "@onehall/portal/lists";
