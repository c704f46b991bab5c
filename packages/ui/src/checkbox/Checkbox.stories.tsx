import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { stack } from "../testing/stories.css.js";
import { Checkbox, CheckboxGroup } from "./index.js";

const meta = { title: "输入/Checkbox 复选框", component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { children: "我已阅读并同意《服务协议》", onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "我已阅读并同意《服务协议》" });
    await userEvent.click(canvas.getByText("我已阅读并同意《服务协议》"));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <Checkbox>没有选</Checkbox>
      <Checkbox defaultChecked>选了</Checkbox>
      <Checkbox indeterminate>选了一部分</Checkbox>
      <Checkbox disabled>不可用</Checkbox>
      <Checkbox disabled defaultChecked>
        不可用，选了
      </Checkbox>
      <Checkbox aria-invalid hint="提交前必须同意">
        有错
      </Checkbox>
    </div>
  ),
  play: async ({ canvas }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole("checkbox", { name }), "::before").backgroundColor;
    await expect(ground("不可用，选了")).toBe(ground("不可用"));
    await expect(ground("不可用，选了")).not.toBe(ground("选了"));
  },
};

const ways = [
  { value: "window", label: "窗口领取", hint: "工作日 9:00 至 17:00" },
  { value: "post", label: "邮寄送达", hint: "免费，约 3 个工作日" },
  { value: "self", label: "自助机打印" },
  { value: "licence", label: "电子证照", disabled: true },
];

export const Group: Story = {
  name: "一组",
  render: () => <CheckboxGroup legend="领取方式" name="delivery" options={ways} defaultValue={["post"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "领取方式" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /窗口领取/ }));
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  },
};

export const Row: Story = {
  name: "横排",
  render: () => (
    <CheckboxGroup
      legend="筛选"
      direction="row"
      options={[
        { value: "online", label: "只看网办" },
        { value: "own", label: "只看本级" },
        { value: "book", label: "可预约" },
      ]}
    />
  ),
};

export const All: Story = {
  name: "全选",
  render: function Choosing() {
    const [value, setValue] = useState<string[]>(["window"]);
    const free = ways.filter((way) => !way.disabled).map((way) => way.value);
    const every = value.length === free.length;
    return (
      <div>
        <Checkbox checked={every} indeterminate={value.length > 0 && !every} onCheckedChange={(checked) => setValue(checked ? free : [])}>
          全选
        </Checkbox>
        <CheckboxGroup legend="领取方式" options={ways} value={value} onValueChange={setValue} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const every = canvas.getByRole("checkbox", { name: "全选" });
    await expect(every).toBePartiallyChecked();
    await userEvent.click(every);
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await expect(every).not.toBePartiallyChecked();
  },
};
