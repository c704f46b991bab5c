import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormItem } from "../form/index.js";
import { stack } from "../testing/stories.css.js";
import { Select } from "./index.js";

const cities = ["广州市", "深圳市", "珠海市", "汕头市"].map((label) => ({ value: label, label }));

const meta = { title: "输入/Select 选择", component: Select, args: { options: cities } } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { placeholder: "请选择", onValueChange: fn() },
  render: (args) => (
    <FormItem label="办理城市">
      <Select {...args} />
    </FormItem>
  ),
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "办理城市" });
    await expect(select).toHaveValue("");
    await userEvent.selectOptions(select, "深圳市");
    await expect(args.onValueChange).toHaveBeenCalledWith("深圳市");
    await expect(select).toHaveValue("深圳市");
  },
};

export const Groups: Story = {
  name: "分组",
  args: {
    defaultValue: "天河区",
    options: [
      {
        label: "广州市",
        options: [
          { value: "越秀区", label: "越秀区" },
          { value: "天河区", label: "天河区" },
        ],
      },
      {
        label: "深圳市",
        options: [
          { value: "福田区", label: "福田区" },
          { value: "光明区", label: "光明区（暂未开通）", disabled: true },
        ],
      },
    ],
  },
  render: (args) => (
    <FormItem label="区">
      <Select {...args} />
    </FormItem>
  ),
};

export const States: Story = {
  name: "状态",
  render: (args) => (
    <div className={stack}>
      <FormItem label="大">
        <Select {...args} size="large" />
      </FormItem>
      <FormItem label="不可用">
        <Select {...args} disabled />
      </FormItem>
      <FormItem label="有错" required error="请选择办理城市">
        <Select {...args} placeholder="请选择" />
      </FormItem>
    </div>
  ),
};
