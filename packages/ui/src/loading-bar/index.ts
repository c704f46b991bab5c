export { LoadingBar } from "./LoadingBar.js";
export type { LoadingBarProps } from "./LoadingBar.js";
export type { LoadingBarLabels } from "./labels.js";
