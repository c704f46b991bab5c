import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { narrow } from "../testing/stories.css.js";
import { Tabs } from "./index.js";

const items = [
  { key: "person", label: "个人服务", content: <p>生育收养、户籍办理、教育科研、就业创业</p> },
  { key: "company", label: "法人服务", content: <p>设立变更、准营准办、资质认证、投资审批</p> },
  { key: "closed", label: "特色创新", content: <p>尚未开放</p>, disabled: true },
  { key: "one", label: "高效办成一件事", content: <p>几件事并作一次，材料只交一回</p> },
];

const meta = { title: "导航/Tabs 标签页", component: Tabs, args: { items, label: "服务", onActiveKeyChange: fn() } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  play: async ({ canvas, step }) => {
    await step("方向键走到就打开，跳过不可用的，首尾相接", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tab", { name: "个人服务" })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(canvas.getByRole("tab", { name: "高效办成一件事" })).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("tabpanel", { name: "个人服务" })).toBeVisible();
    });
    await step("点击打开", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "法人服务" }));
      await expect(canvas.getByText("设立变更、准营准办、资质认证、投资审批")).toBeVisible();
      await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
    });
  },
};

export const Manual: Story = {
  name: "回车才打开",
  args: { activation: "manual" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "高效办成一件事" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: "个人服务" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("tab", { name: "高效办成一件事" })).toHaveAttribute("aria-selected", "true");
  },
};

export const Segment: Story = { name: "分段", args: { look: "segment", items: items.slice(0, 2) } };

export const Overflowing: Story = {
  name: "放不下",
  args: { items: ["全部", "服务", "指南", "问答", "资讯", "部门", "专题"].map((name) => ({ key: name, label: `${name}（128）`, content: <p>{name}</p> })) },
  render: (args) => (
    <div className={narrow}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getByRole("tablist");
    const [before, after] = [...canvasElement.querySelectorAll<HTMLButtonElement>("button")];
    await expect(before).toBeDisabled();
    await expect(after).toBeEnabled();
    await userEvent.click(canvas.getAllByRole("tab")[0]!);
    await userEvent.keyboard("{End}");
    await expect(strip.scrollLeft).toBeGreaterThan(100);
  },
};
