export { leaveHeaders as headers, leaveMeta as meta, LeavePage as default, loadLeave as loader } from "@onehall/portal/leave";
