export { loadActivitiesCsv as loader } from "@onehall/portal/activities";
