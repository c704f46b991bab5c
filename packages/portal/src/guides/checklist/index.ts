export { ChecklistPage } from "./ChecklistPage";
export { checklistMeta, loadChecklist } from "./data";
