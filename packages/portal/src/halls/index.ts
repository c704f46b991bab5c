export { departmentMeta, loadDepartment } from "./department-data";
export type { DepartmentData } from "./department-data";
export { loadDepartmentFile } from "./department-file";
export { departmentHref } from "./department-href";
export { DepartmentPage } from "./DepartmentPage";
export { hallMeta, loadHall } from "./hall-data";
export type { HallData } from "./hall-data";
export { HallPage } from "./HallPage";
