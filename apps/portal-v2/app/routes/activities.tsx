export { activitiesMeta as meta, ActivitiesPage as default, loadActivities as loader } from "@onehall/portal/activities";
