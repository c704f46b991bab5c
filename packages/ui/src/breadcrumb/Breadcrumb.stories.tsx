import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumb } from "./index.js";

const meta = { title: "导航/Breadcrumb 面包屑", component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [{ label: "首页", href: "#home" }, { label: "个人服务", href: "#person" }, { label: "证件办理", href: "#theme" }, { label: "居民身份证换领" }];

export const Basic: Story = {
  name: "基本",
  args: { items },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("居民身份证换领")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

export const Deep: Story = {
  name: "很深的路径",
  args: {
    items: [
      items[0]!,
      { label: "广东省", href: "#gd" },
      { label: "广州市", href: "#gz" },
      { label: "天河区", href: "#th" },
      { label: "五山街道", href: "#ws" },
      { label: "华南农业大学社区居民委员会" },
    ],
  },
};
