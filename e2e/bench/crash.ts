export { runCrashTest as run } from "../faults/crash";
