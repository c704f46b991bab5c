export { ToastRegion } from "./ToastRegion.js";
export type { ToastRegionProps } from "./ToastRegion.js";
export { closeToast, toast } from "./toasts.js";
export type { ToastOptions, ToastTone } from "./toasts.js";
export { toastLabels } from "./labels.js";
export type { ToastLabels } from "./labels.js";
