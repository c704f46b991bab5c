export { Chart } from "./Chart.js";
export type { ChartProps, ChartSeries } from "./Chart.js";
export { chartLabels } from "./labels.js";
export type { ChartLabels } from "./labels.js";
