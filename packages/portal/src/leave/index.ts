export { leaveHeaders, leaveMeta, loadLeave } from "./data";
export type { LeaveData } from "./data";
export { LeavePage } from "./LeavePage";
