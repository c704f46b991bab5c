export type RatingLabels = {
  /** From the lowest level up; used while their number fits. */
  words: readonly string[];
  /** Name of a level without a word. */
  points: (value: number, max: number) => string;
  none: string;
  clear: string;
};

export const ratingLabels: RatingLabels = {
  words: ["非常不满意", "不满意", "基本满意", "满意", "非常满意"],
  points: (value, max) => `${value} 分，满分 ${max} 分`,
  none: "未评价",
  clear: "清除评价",
};
