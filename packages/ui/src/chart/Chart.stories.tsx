import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Chart } from "./index.js";

const months = ["6月", "7月", "8月", "9月", "10月", "11月"];

const meta = { title: "展示/Chart 图表", component: Chart } satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  name: "条形",
  args: {
    kind: "bar",
    title: "各市本月办件量",
    unit: " 件",
    categories: ["广州市", "深圳市", "东莞市", "横琴粤澳深度合作区"],
    series: [{ name: "办件量", values: [128400, 119800, 64210, 3120] }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("查看数据表"));
    await expect(canvas.getByRole("table", { name: "各市本月办件量" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /横琴粤澳深度合作区 3,120 件/ })).toBeVisible();
  },
};

export const Grouped: Story = {
  name: "分组条形",
  args: {
    kind: "bar",
    title: "线上与窗口",
    categories: ["社保", "公积金", "户政"],
    series: [
      { name: "线上", values: [820, 640, 310] },
      { name: "窗口", values: [240, 180, 420] },
    ],
  },
};

export const Line: Story = {
  name: "折线",
  args: {
    kind: "line",
    title: "好评率",
    unit: "%",
    start: 94,
    categories: months,
    series: [
      { name: "全省", values: [96.1, 96.8, 97.2, 97.9, 98.4, 98.6] },
      { name: "省直部门", values: [95, 95.2, 96.1, 97, 97.1, 98] },
    ],
  },
};

export const Share: Story = {
  name: "占比",
  args: {
    kind: "share",
    title: "评价构成",
    unit: " 次",
    categories: ["非常满意", "满意", "基本满意", "不满意", "非常不满意"],
    series: [{ name: "评价", values: [8120, 1204, 310, 42, 9] }],
  },
};

export const Empty: Story = {
  name: "没有数据",
  args: { kind: "line", title: "本周办件量", categories: ["周一", "周二"], series: [{ name: "办件量", values: [0, 0] }] },
};
