import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { Checkbox, CheckboxGroup } from "../checkbox/index.js";
import { Input } from "../input/index.js";
import { RadioGroup } from "../radio/index.js";
import type { Rules } from "../rules/index.js";
import { Select } from "../select/index.js";
import { row } from "../testing/stories.css.js";
import { Textarea } from "../textarea/index.js";
import { Form, FormItem, type FormHandle } from "./index.js";

const empty = { name: "", phone: "", email: "", by: "", delivery: [] as string[], city: "", note: "", agreed: false };
const rules: Rules = {
  name: [
    { required: true, message: "请填写您的姓名" },
    { min: 2, message: "姓名至少 2 个字" },
  ],
  phone: [
    { required: true, trigger: "blur" },
    { pattern: /^1\d{10}$/, message: "请填写 11 位手机号码，例如 13800000000", trigger: "blur" },
  ],
  email: { type: "email" },
  by: { required: true, message: "请选择由谁办理", trigger: "change" },
  delivery: { type: "array", required: true, message: "请至少选择一种领取方式" },
  agreed: { required: true, message: "请阅读并同意《服务协议》" },
};

const fields = (
  <>
    <FormItem prop="name" label="姓名" info="与居民身份证上一致">
      <Input autoComplete="name" maxLength={20} counterHidden />
    </FormItem>
    <FormItem prop="phone" label="手机号码">
      <Input type="tel" autoComplete="tel" />
    </FormItem>
    <FormItem prop="email" label="电子邮箱">
      <Input type="email" autoComplete="email" />
    </FormItem>
    <FormItem prop="by" label="由谁办理" group>
      <RadioGroup
        direction="row"
        options={[
          { value: "self", label: "本人" },
          { value: "agent", label: "委托他人" },
        ]}
      />
    </FormItem>
    <FormItem prop="delivery" label="领取方式" group>
      <CheckboxGroup
        direction="row"
        options={[
          { value: "window", label: "窗口领取" },
          { value: "post", label: "邮寄送达" },
        ]}
      />
    </FormItem>
    <FormItem prop="city" label="办理城市">
      <Select
        placeholder="请选择"
        options={[
          { value: "440100", label: "广州市" },
          { value: "440300", label: "深圳市" },
        ]}
      />
    </FormItem>
    <FormItem prop="note" label="备注">
      <Textarea maxLength={200} />
    </FormItem>
    <FormItem prop="agreed" label="服务协议" group>
      <Checkbox>我已阅读并同意《服务协议》</Checkbox>
    </FormItem>
    <div className={row}>
      <Button type="submit" kind="primary">
        提交
      </Button>
      <Button type="reset">重填</Button>
    </div>
  </>
);

const meta = { title: "输入/Form 表单", component: Form, args: { defaultModel: empty, rules, "aria-label": "预约登记", children: fields } } satisfies Meta<
  typeof Form<typeof empty>
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { name: "基本" };

export const Beside: Story = { name: "标签在旁", args: { labelPosition: "start" } };

export const Wrong: Story = {
  name: "有错不提交",
  args: { onSubmit: fn() },
  play: async ({ canvas, args, step }) => {
    await step("错误汇总得到焦点，标题前加“错误：”", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "提交" }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole("alert", { name: "有 5 处需要改正" })).toHaveFocus();
      await expect(document.title).toMatch(/^错误：/);
    });
    await step("汇总里的链接把焦点带到那一项", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "请填写您的姓名" }));
      await expect(canvas.getByRole("textbox", { name: "姓名" })).toHaveFocus();
      await expect(canvas.getByRole("textbox", { name: "姓名" })).toHaveAccessibleDescription(/^错误：\s*请填写您的姓名 与居民身份证上一致/);
    });
    await step("改正后错误消失", async () => {
      await userEvent.keyboard("陈小明");
      await expect(canvas.queryByText("请填写您的姓名")).toBeNull();
      await expect(canvas.getByRole("alert", { name: "有 4 处需要改正" })).toBeVisible();
    });
  },
};

export const Located: Story = {
  name: "定位到第一处错误",
  args: { errorLocation: true, summary: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "姓名" }), "陈小明");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(canvas.getByRole("textbox", { name: "手机号码" })).toHaveFocus();
  },
};

export const Leaving: Story = {
  name: "离开时检查",
  play: async ({ canvas, canvasElement }) => {
    const email = canvas.getByRole("textbox", { name: "电子邮箱" });
    await userEvent.type(email, "chen@");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByText("电子邮箱应当是电子邮箱，例如 name@example.cn")).toBeVisible();
    await userEvent.type(email, "example.cn");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(canvasElement.querySelector('[data-state="success"]')).toContainElement(email);
  },
};

export const FromServer: Story = { name: "服务器查出的错", args: { errors: { phone: "这个号码今天已经预约过，请明天再来" } } };

const taken = (_rule: unknown, value: unknown) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(value !== "荔湾饼家"), 60);
  });

export const Async: Story = {
  name: "向服务器核对",
  render: function Checking() {
    const form = useRef<FormHandle>(null);
    const [model, setModel] = useState({ shop: "荔湾饼家" });
    return (
      <Form
        ref={form}
        model={model}
        onModelChange={setModel}
        rules={{ shop: [{ required: true }, { validator: taken, message: "这个字号已有人使用，请换一个" }] }}
        onSubmit={() => {}}
      >
        <FormItem prop="shop" label="字号">
          <Input />
        </FormItem>
        <div className={row}>
          <Button type="submit" kind="primary">
            查重
          </Button>
        </div>
      </Form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "查重" }));
    await expect(canvasElement.querySelector('[data-state="validating"]')).not.toBeNull();
    await waitFor(() => expect(canvas.getByRole("alert", { name: "有 1 处需要改正" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "字号" })).toHaveAttribute("aria-invalid", "true");
  },
};
