export { vars } from "./contract.css.js";
export { layers } from "./layers.css.js";
export { below, breakpoints, from } from "./breakpoints.js";
export type { Breakpoint } from "./breakpoints.js";
export type { ThemeValues } from "./values/values.js";
