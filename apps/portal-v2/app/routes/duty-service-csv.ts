export { loadDutyServiceCsv as loader } from "@onehall/portal/lists";
