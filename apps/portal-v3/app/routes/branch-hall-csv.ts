export { loadDepartmentFile as loader } from "@onehall/portal/halls";
