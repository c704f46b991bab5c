export { crash as run } from "../faults/crash";
