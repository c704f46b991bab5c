/**
 * The tracker. Not part of any page's own script: `loading/enhancements.ts` fetches it at the reader's first touch, as a file that is served from our own host.
 * Areas are known by their landmarks and headings; name another by `data-track-area="服务网点"` on the element around it, and a row of page tabs by
 * `data-track-tabs`.
 */
export { pageKind } from "./page-kind";
export { declines, startTracker, type TrackedEvent, type Tracker, type TrackerOptions } from "./tracker";
