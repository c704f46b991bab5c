export type AlertLabels = Record<"info" | "success" | "warning" | "danger" | "close", string>;

export const alertLabels: AlertLabels = { info: "提示：", success: "成功：", warning: "注意：", danger: "错误：", close: "关闭" };
