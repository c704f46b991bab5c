/**
 * The tracker. Not part of any page's own script: `void import("@onehall/portal/tracking").then(({ startTracker }) => startTracker())`, once the page
 * is hydrated and idle, makes it a file of its own that is served from our own host. Name an area by `data-track-area="服务网点"` on the element
 * around it, and a row of page tabs by `data-track-tabs`.
 */
export { startTracker, type TrackedEvent, type Tracker, type TrackerOptions } from "./tracker";
