export { startLater } from "./later";
