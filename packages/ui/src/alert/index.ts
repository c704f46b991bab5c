export { Alert } from "./Alert.js";
export type { AlertProps, AlertTone } from "./Alert.js";
export type { AlertLabels } from "./labels.js";
