export type SelectTabLabels = { expand: (count: number) => string; fold: string };

/** @see spec.md section 9 */
export const selectTabLabels: SelectTabLabels = { expand: (count) => `全部展开（${count}）`, fold: "收起" };
