export { keepLinksInFrame } from "./links";
