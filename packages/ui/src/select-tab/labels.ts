export type SelectTabLabels = { expand: (count: number) => string; fold: string };

/** @see KIT-SELECT-03, KIT-SELECT-04 */
export const selectTabLabels: SelectTabLabels = { expand: () => "全部展开", fold: "收起" };
