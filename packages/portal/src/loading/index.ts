export { loadOnInteraction } from "./on-interaction";
