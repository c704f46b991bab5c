/** App key of the portal's own tracker. It tells front ends apart and is no secret: every page carries it. @see TRACK-01 */
export const TRACKER_APP_KEY = "gdbs-portal";

/** Events that one request may carry. */
export const MOST_EVENTS = 50;
