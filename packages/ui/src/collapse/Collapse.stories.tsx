import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Collapse } from "./index.js";

const meta = { title: "展示/Collapse 折叠", component: Collapse } satisfies Meta<typeof Collapse>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { key: "when", title: "身份证到期多久之前可以换领？", content: "有效期满前三个月内即可申请。" },
  { key: "lost", title: "身份证丢了怎么办？", content: "先挂失，再申请补领，两件事可以同时办。" },
  { key: "away", title: "人在外地能办吗？", content: "能。在任一派出所或政务大厅都可以申请。" },
];

export const Basic: Story = {
  name: "基本",
  args: { items },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText("身份证丢了怎么办？"));
    await userEvent.click(canvas.getByText("人在外地能办吗？"));
    await expect(canvasElement.querySelectorAll("details[open]")).toHaveLength(2);
  },
};

export const Accordion: Story = {
  name: "只开一个",
  args: { items, accordion: true, defaultOpenKeys: ["when"] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText("身份证丢了怎么办？"));
    await expect([...canvasElement.querySelectorAll("details")].map((details) => details.open)).toEqual([false, true, false]);
  },
};
