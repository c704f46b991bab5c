export type PickerLabels = {
  /** An empty result (KIT-PICKER-03). */
  empty: string;
  clear: string;
  open: string;
  placeholder: string;
  /** Read out when the list changes. */
  count: (count: number) => string;
  /** Said of a text that names no item. */
  unknown: (text: string) => string;
};

export const pickerLabels: PickerLabels = {
  empty: "暂无搜索结果",
  clear: "清除",
  open: "展开选项",
  placeholder: "请选择",
  count: (count) => `${count} 项，按方向键选择`,
  unknown: (text) => `没有“${text}”，请从列表中选择`,
};
