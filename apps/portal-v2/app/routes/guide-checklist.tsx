export { ChecklistPage as default, checklistMeta as meta, loadChecklist as loader } from "@onehall/portal/guides/checklist";
