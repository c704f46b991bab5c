export type ModalLabels = { close: string; cancel: string; confirm: string; empty: string };

/** @see spec.md sections 8 and 9 */
export const modalLabels: ModalLabels = { close: "关闭", cancel: "取消", confirm: "确定", empty: "没有找到数据" };
