export type InputLabels = {
  clear: string;
  /** Read out with the field. */
  limit: (max: number) => string;
  /** Said when no more can be typed. */
  full: (max: number) => string;
  /** Shown and said when more was pasted than fits. */
  over: (count: number) => string;
};

export const inputLabels: InputLabels = {
  clear: "清除",
  limit: (max) => `最多 ${max} 个字`,
  full: (max) => `已满 ${max} 个字，不能再输入`,
  over: (count) => `超出 ${count} 个字，请删减`,
};
