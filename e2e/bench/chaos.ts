export { runChaos as run } from "../faults/chaos";
