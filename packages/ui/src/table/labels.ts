export type TableLabels = { expand: string; fold: string };

export const tableLabels: TableLabels = { expand: "展开", fold: "收起" };
