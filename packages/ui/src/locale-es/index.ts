export { es } from "./es.js";
