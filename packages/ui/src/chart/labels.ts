export type ChartLabels = {
  /** Opens the numbers behind the picture. */
  table: string;
  /** Head of the first column. */
  category: string;
  share: string;
  /** Language of the numbers, as a BCP 47 tag. */
  locale: string;
};

export const chartLabels: ChartLabels = { table: "查看数据表", category: "项目", share: "占比", locale: "zh-CN" };
