export type SelectTabLabels = { expand: (count: number) => string; fold: string };

/** @see KIT-SELECT-03, KIT-SELECT-04 */
export const selectTabLabels: SelectTabLabels = { expand: (count) => `全部展开（${count}）`, fold: "收起" };
