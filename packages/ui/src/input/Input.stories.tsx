import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormItem } from "../form/index.js";
import { stack } from "../testing/stories.css.js";
import { Input } from "./index.js";

const meta = { title: "输入/Input 输入框", component: Input } satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  render: () => (
    <div className={stack}>
      <FormItem label="姓名" info="与居民身份证上一致">
        <Input name="name" autoComplete="name" />
      </FormItem>
      <FormItem label="手机号码">
        <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" placeholder="例如 138 0000 0000" />
      </FormItem>
    </div>
  ),
};

export const Limited: Story = {
  name: "字数上限",
  render: () => (
    <FormItem label="个体工商户字号">
      <Input maxLength={5} defaultValue="荔湾" />
    </FormItem>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox", { name: "个体工商户字号" });
    await step("打字到上限为止，并说明", async () => {
      await userEvent.type(field, "老字号饼家");
      await expect(field).toHaveValue("荔湾老字号");
      await expect(canvas.getByText("5/5")).toBeVisible();
      await expect(canvas.getByRole("status")).toHaveTextContent("已满 5 个字，不能再输入");
    });
    await step("粘贴的内容一个字也不丢，说明超出多少", async () => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste("西关老字号饼家");
      await expect(field).toHaveValue("西关老字号饼家");
      await expect(field).toBeInvalid();
      await expect(canvas.getByText("超出 2 个字，请删减")).toBeVisible();
    });
  },
};

export const Clearable: Story = {
  name: "可清除",
  args: { onValueChange: fn() },
  render: ({ onValueChange }) => (
    <FormItem label="办件编号">
      <Input clearable defaultValue="440106202611200001" onValueChange={onValueChange} />
    </FormItem>
  ),
  play: async ({ canvas, args }) => {
    const clear = canvas.getByRole("button", { name: "清除" });
    await userEvent.click(clear);
    await expect(args.onValueChange).toHaveBeenCalledWith("");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(clear).not.toBeVisible();
  },
};

export const Numbers: Story = {
  name: "数字",
  args: { onValueChange: fn() },
  render: ({ onValueChange }) => (
    <FormItem label="注册资本（万元）">
      <Input number onValueChange={onValueChange as (value: string | number) => void} />
    </FormItem>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "１２.50");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveValue("12.5");
  },
};

export const Sizes: Story = {
  name: "大小",
  render: () => (
    <div className={stack}>
      <FormItem label="平常">
        <Input defaultValue="广州市越秀区" />
      </FormItem>
      <FormItem label="大">
        <Input size="large" defaultValue="广州市越秀区" clearable />
      </FormItem>
    </div>
  ),
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <FormItem label="只读">
        <Input readOnly defaultValue="44010619900307****" />
      </FormItem>
      <FormItem label="不可用">
        <Input disabled defaultValue="由系统填写" />
      </FormItem>
      <FormItem label="有错" error="请填写 18 位的公民身份号码" required>
        <Input defaultValue="4401061990" />
      </FormItem>
    </div>
  ),
};
