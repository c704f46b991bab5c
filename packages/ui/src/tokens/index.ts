export { themeValues } from "../theme/values/index.js";
export type { ThemeName } from "../theme/values/index.js";
export { cssVariables, variablesOf } from "./cssVariables.js";
export { designTokens, EXTENSION } from "./designTokens.js";
export type { DesignToken, DesignTokens } from "./designTokens.js";
