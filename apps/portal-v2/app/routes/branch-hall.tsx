export { departmentMeta as meta, DepartmentPage as default, loadDepartment as loader } from "@onehall/portal/halls";
