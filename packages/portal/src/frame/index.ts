export { keepInFrame } from "./links";
