export { dutyServiceMeta as meta, DutyServicePage as default, loadDutyServiceProvince as loader } from "@onehall/portal/lists";
