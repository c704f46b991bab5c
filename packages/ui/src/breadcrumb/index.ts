export { Breadcrumb } from "./Breadcrumb.js";
export type { BreadcrumbItem, BreadcrumbProps } from "./Breadcrumb.js";
export type { BreadcrumbLabels } from "./labels.js";
