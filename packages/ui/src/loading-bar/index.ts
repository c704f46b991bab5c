export { LoadingBar } from "./LoadingBar.js";
export type { LoadingBarProps } from "./LoadingBar.js";
