import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { FormItem } from "../form/index.js";
import { stack, tall } from "../testing/stories.css.js";
import { closeToast } from "../toast/index.js";
import { Upload } from "./index.js";

const PNG = Uint8Array.from(atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="), (letter) =>
  letter.charCodeAt(0),
);
const picture = (name: string) => new File([PNG], name, { type: "image/png" });

/** Puts files into the field as the browser's own dialog does; a stand-in for the field's list would hide what the widget writes there. */
const choose = async (field: HTMLInputElement, files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  await fireEvent.change(field);
};

const meta: Meta<typeof Upload> = {
  title: "输入/Upload 上传",
  component: Upload,
  beforeEach: () => () => closeToast(),
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Upload>;

export const Basic: Story = {
  name: "基本",
  render: () => (
    <FormItem label="身份证照片">
      <Upload name="pictures" />
    </FormItem>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="pictures"]')!;
    await step("选择两张，原生字段里也有", async () => {
      await choose(field, [picture("正面.PNG"), picture("反面.png")]);
      await expect(await canvas.findByRole("img", { name: "正面.PNG 的预览" })).toBeVisible();
      await expect([...field.files!].map((file) => file.name)).toEqual(["正面.PNG", "反面.png"]);
    });
    await step("移除一张", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "移除 正面.PNG" }));
      await expect([...field.files!].map((file) => file.name)).toEqual(["反面.png"]);
      await expect(field).toHaveFocus();
    });
  },
};

export const Refused: Story = {
  name: "不能上传的",
  render: () => (
    <FormItem label="身份证照片">
      <Upload name="pictures" />
    </FormItem>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="pictures"]')!;
    await choose(field, [new File(["MZ"], "照片.png", { type: "image/png" }), new File([PNG, new Uint8Array(2_097_152)], "大图.png"), picture("好的.png")]);
    await waitFor(() =>
      expect(canvas.getAllByRole("alert").map((alert) => alert.textContent)).toEqual(["错误：文件格式不正确，无法上传。", "错误：文件太大，无法上传。"]),
    );
    await expect(canvas.getByText("照片.png：文件格式不正确，无法上传。")).toBeInTheDocument();
    await expect(canvas.getByText("大图.png：文件太大，无法上传。")).toBeInTheDocument();
    await expect([...field.files!].map((file) => file.name)).toEqual(["好的.png"]);
  },
};

export const TooMany: Story = {
  name: "最多三个",
  render: () => (
    <FormItem label="现场照片">
      <Upload />
    </FormItem>
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement.querySelector("input")!,
      ["一", "二", "三", "四"].map((name) => picture(`${name}.png`)),
    );
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
    await expect(canvas.getAllByText(/最多上传 3 个文件/)[0]).toBeInTheDocument();
    closeToast();
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <FormItem label="不可用">
        <Upload disabled />
      </FormItem>
      <FormItem label="有错" required error="请上传身份证照片">
        <Upload />
      </FormItem>
    </div>
  ),
};
