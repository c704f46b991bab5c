import { alertLabels, type AlertLabels } from "../alert/labels.js";

/** The words of `Alert`, and the name of the place where messages come up. */
export type ToastLabels = AlertLabels & { region: string };

export const toastLabels: ToastLabels = { ...alertLabels, region: "消息" };
