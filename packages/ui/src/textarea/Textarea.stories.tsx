import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FormItem } from "../form/index.js";
import { stack } from "../testing/stories.css.js";
import { Textarea } from "./index.js";

const meta = { title: "输入/Textarea 多行输入", component: Textarea } satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  render: () => (
    <FormItem label="您的意见" info="请不要填写身份证号、银行卡号等个人信息">
      <Textarea name="content" maxLength={500} />
    </FormItem>
  ),
};

export const Pasted: Story = {
  name: "粘贴过长",
  render: () => (
    <FormItem label="变更原因">
      <Textarea maxLength={20} />
    </FormItem>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("因经营需要，经全体股东一致同意，将住所变更至越秀区。");
    await expect(field).toHaveValue("因经营需要，经全体股东一致同意，将住所变更至越秀区。");
    await expect(canvas.getByText("超出 6 个字，请删减")).toBeVisible();
  },
};

export const Grows: Story = {
  name: "随文字变高",
  render: () => (
    <FormItem label="情况说明">
      <Textarea />
    </FormItem>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, "一{Enter}二{Enter}三{Enter}四{Enter}五{Enter}六{Enter}七{Enter}八");
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <FormItem label="只读">
        <Textarea readOnly defaultValue="申请已受理，等待审查。" />
      </FormItem>
      <FormItem label="不可用">
        <Textarea disabled />
      </FormItem>
      <FormItem label="有错" error="请说明变更原因" required>
        <Textarea />
      </FormItem>
    </div>
  ),
};
