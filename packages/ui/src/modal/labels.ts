export type ModalLabels = { close: string; cancel: string; confirm: string; empty: string };

/** @see KIT-MODAL-03, KIT-MODAL-04 */
export const modalLabels: ModalLabels = { close: "关闭", cancel: "取消", confirm: "确定", empty: "没有找到数据" };
