export type ClampedTextLabels = { more: string; less: string };

export const clampedTextLabels: ClampedTextLabels = { more: "展开", less: "收起" };
