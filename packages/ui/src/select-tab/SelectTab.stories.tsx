import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { narrow } from "../testing/stories.css.js";
import { SelectTab } from "./index.js";

const names = [
  "省发展改革委",
  "省教育厅",
  "省科技厅",
  "省公安厅",
  "省民政厅",
  "省司法厅",
  "省财政厅",
  "省人力资源社会保障厅",
  "省自然资源厅",
  "省生态环境厅",
  "省住房城乡建设厅",
  "省交通运输厅",
  "省水利厅",
  "省农业农村厅",
  "省商务厅",
  "省文化和旅游厅",
  "省卫生健康委",
  "省应急管理厅",
  "省市场监管局",
  "省广电局",
  "省体育局",
];
const items = names.map((label, index) => ({ value: String(index), label }));

const meta = { title: "输入/SelectTab 可展开选项", component: SelectTab, args: { items, itemWidth: 160, label: "部门", defaultValue: "3" } } satisfies Meta<
  typeof SelectTab
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  render: (args) => (
    <div className={narrow}>
      <SelectTab {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("只留两行", async () => {
      await expect(canvas.getAllByRole("listitem").length).toBeLessThanOrEqual(4);
    });
    await step("展开，选靠后的，收起后仍看得到", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "全部展开" }));
      await expect(canvas.getAllByRole("listitem")).toHaveLength(21);
      await userEvent.click(canvas.getByRole("button", { name: "省体育局" }));
      await userEvent.click(canvas.getByRole("button", { name: "收起" }));
      await expect(canvas.getByRole("button", { name: "省体育局" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "省体育局" })).toHaveAttribute("aria-pressed", "true");
    });
  },
};

export const Links: Story = {
  name: "链接",
  args: { items: items.map((item) => ({ ...item, url: `#${item.value}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "省公安厅" })).toHaveAttribute("aria-current", "true");
  },
};

export const Few: Story = {
  name: "很少",
  args: { items: items.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { expanded: false })).toBeNull();
  },
};

export const Marked: Story = {
  name: "全称与高亮",
  args: {
    items: items
      .slice(0, 6)
      .map((item) => ({ ...item, title: `广东${item.label}`, highlightTitle: "教育", region: "440000", handleUrl: ({ region }) => `#${region}` })),
    defaultValue: "1",
  },
};
