import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { Modal, type ModalProps } from "./index.js";

function WithButton({ onOpenChange, ...props }: ModalProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>打开</Button>
      <Modal {...props} defaultOpen={undefined} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: "反馈/Modal 对话框",
  component: Modal,
  args: { title: "离开本站", children: "您访问的链接即将离开本站，是否继续？", onOpenChange: fn() },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { onConfirm: fn() },
  play: async ({ canvas, step, args }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await step("打开：焦点进到标题，页面有标记", async () => {
      await userEvent.click(opener);
      await expect(canvas.getByRole("dialog", { name: "离开本站" })).toBeVisible();
      await expect(canvas.getByRole("heading")).toHaveFocus();
      await expect(document.body).toHaveAttribute("data-oh-modal-open");
    });
    await step("点遮罩：默认不关", async () => {
      await userEvent.click(canvas.getByRole("dialog"));
      await expect(canvas.getByRole("dialog")).toBeVisible();
    });
    await step("取消：关上，焦点回到原处", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "取消" }));
      await expect(canvas.queryByRole("dialog")).toBeNull();
      await expect(opener).toHaveFocus();
      await expect(document.body).not.toHaveAttribute("data-oh-modal-open");
    });
    await step("确定：回调之后关上", async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole("button", { name: "确定" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const Open: Story = {
  name: "打开时",
  args: { defaultOpen: true, onConfirm: fn() },
  render: (args) => <Modal {...args} />,
};

export const MaskClosable: Story = {
  name: "点遮罩关闭",
  args: { maskClosable: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await userEvent.click(canvas.getByText("您访问的链接即将离开本站，是否继续？"));
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await userEvent.click(canvas.getByRole("dialog"));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const Small: Story = { ...Open, name: "小", args: { defaultOpen: true, size: "small", onConfirm: fn() } };

export const Large: Story = { ...Open, name: "大", args: { defaultOpen: true, size: "large", title: "选择地区", footer: null } };

export const Nothing: Story = {
  ...Open,
  name: "没有数据",
  args: { defaultOpen: true, title: "选择网点", children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("没有找到数据")).toBeVisible();
  },
};

export const Phone: Story = { ...Open, name: "手机", globals: { viewport: { value: "mobile1", isRotated: false } } };
