import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { row, tall } from "../testing/stories.css.js";
import { closeToast, toast, ToastRegion } from "./index.js";

const meta = {
  title: "反馈/Toast 轻提示",
  component: ToastRegion,
  beforeEach: () => () => closeToast(),
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();

export const Tones: Story = {
  name: "四种语气",
  render: (args) => (
    <div className={row}>
      <Button onClick={() => toast("链接已复制")}>提示</Button>
      <Button onClick={() => toast("已保存草稿", { tone: "success", duration: null })}>成功</Button>
      <Button onClick={() => toast("网络较慢，请稍候", { tone: "warning", duration: null })}>注意</Button>
      <Button onClick={() => toast("文件格式不正确，无法上传。", { tone: "danger", duration: null })}>错误</Button>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const region = within(canvasElement.querySelector<HTMLElement>('[role="region"]')!);
    await step("错误马上播报，居中显示", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "错误" }));
      await expect(region.getByRole("alert")).toHaveTextContent("错误：文件格式不正确，无法上传。");
      const box = region.getByRole("alert").getBoundingClientRect();
      await expect(Math.abs(box.left + box.width / 2 - window.innerWidth / 2)).toBeLessThan(12);
      await expect(Math.abs(box.top + box.height / 2 - window.innerHeight / 2)).toBeLessThan(12);
    });
    await step("退出键关闭得到焦点的那条", async () => {
      region.getByRole("button", { name: "关闭" }).focus();
      await userEvent.keyboard("{Escape}");
      await expect(region.queryByRole("alert")).toBeNull();
    });
    await step("打开着给检查器看", async () => {
      for (const name of ["成功", "注意", "错误"]) await userEvent.click(canvas.getByRole("button", { name }));
      await expect(region.getAllByRole("button", { name: "关闭" })).toHaveLength(3);
    });
  },
};

export const Queue: Story = {
  name: "排队",
  args: { limit: 1, position: "bottom" },
  render: (args) => (
    <>
      <Button
        onClick={() => {
          toast("第一条", { duration: null });
          toast("第二条", { duration: null });
        }}
      >
        两条
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "两条" }));
    await expect(canvas.getByText("第一条", { exact: false })).toBeVisible();
    await expect(canvas.queryByText("第二条", { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    await expect(canvas.getByText("第二条", { exact: false })).toBeVisible();
  },
};

export const WithAction: Story = {
  name: "带操作的不自己消失",
  args: { position: "top" },
  render: (args) => (
    <>
      <Button onClick={() => toast("已取消收藏", { duration: 1, action: { label: "撤销", onPress: undo } })}>取消收藏</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "取消收藏" }));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    await expect(undo).toHaveBeenCalled();
    await expect(canvas.queryByText("已取消收藏", { exact: false })).toBeNull();
  },
};

export const Pauses: Story = {
  name: "指针停在上面时计时暂停",
  render: (args) => (
    <>
      <Button onClick={() => toast("稍后消失", { duration: 60 })}>显示</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "显示" }));
    const message = canvas.getByText("稍后消失", { exact: false });
    await userEvent.hover(message);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    await expect(message).toBeVisible();
    await userEvent.unhover(message);
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};
