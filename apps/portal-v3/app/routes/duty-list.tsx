export { dutyListMeta as meta, DutyListPage as default, loadDutyList as loader } from "@onehall/portal/affairs-public";
