export type SearchBoxLabels = {
  submit: string;
  clear: string;
  /** Names of the two lists. */
  suggestions: string;
  recent: string;
  clearRecent: string;
  /** Read out when a list opens. */
  count: (count: number) => string;
};

export const searchBoxLabels: SearchBoxLabels = {
  submit: "搜索",
  clear: "清除",
  suggestions: "联想词",
  recent: "最近搜索",
  clearRecent: "清空",
  count: (count) => `${count} 条，按上下键选择`,
};
