export type EmptyLabels = {
  /** @see spec.md section 8 */
  title: string;
};

export const emptyLabels: EmptyLabels = { title: "没有找到数据" };
