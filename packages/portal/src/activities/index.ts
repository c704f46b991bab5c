export { ActivitiesPage } from "./ActivitiesPage";
export { activitiesMeta, loadActivities, loadActivitiesCsv } from "./data";
export type { ActivitiesData } from "./data";
