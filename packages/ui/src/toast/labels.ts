export type ToastLabels = Record<"region" | "close" | "info" | "success" | "warning" | "danger", string>;

export const toastLabels: ToastLabels = { region: "消息", close: "关闭", info: "提示：", success: "成功：", warning: "注意：", danger: "错误：" };
