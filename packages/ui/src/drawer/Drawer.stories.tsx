import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/index.js";
import { Drawer } from "./index.js";

const meta = {
  title: "反馈/Drawer 抽屉",
  component: Drawer,
  args: { title: "筛选", defaultOpen: true, children: <p>区域、部门、只看网办、只看本级</p>, footer: <Button kind="primary">看 24 件事项</Button> },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  name: "在末侧",
  play: async ({ canvas }) => {
    const box = canvas.getByRole("dialog", { name: "筛选" }).getBoundingClientRect();
    await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth);
  },
};

export const Start: Story = { name: "在首侧", args: { side: "start" } };

export const Bottom: Story = { name: "在底部", args: { side: "bottom" } };
