export type EmptyLabels = {
  /** @see KIT-MODAL-04 */
  title: string;
};

export const emptyLabels: EmptyLabels = { title: "没有找到数据" };
