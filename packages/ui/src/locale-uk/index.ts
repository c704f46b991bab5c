export { uk } from "./uk.js";
