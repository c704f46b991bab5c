import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { row } from "../testing/stories.css.js";
import { Button } from "./index.js";

const meta = { title: "操作/Button 按钮", component: Button, args: { children: "在线办理" } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "四种",
  render: () => (
    <div className={row}>
      <Button kind="primary">在线办理</Button>
      <Button kind="secondary">预约窗口</Button>
      <Button kind="quiet">收藏</Button>
      <Button kind="danger">撤回申请</Button>
    </div>
  ),
};

export const Sizes: Story = {
  name: "大小",
  render: () => (
    <div className={row}>
      <Button kind="primary" size="large">
        在线办理
      </Button>
      <Button kind="primary">在线办理</Button>
      <Button kind="primary" size="small">
        办理
      </Button>
    </div>
  ),
};

export const WithIcon: Story = {
  name: "带图标",
  render: () => (
    <div className={row}>
      <Button icon={<Icon path={glyphs.search} />}>搜索</Button>
      <Button icon={<Icon path={glyphs.close} />} aria-label="关闭" kind="quiet" />
    </div>
  ),
};

export const AsLink: Story = { name: "链接", args: { href: "#next", kind: "primary", children: "去办理" } };

export const Disabled: Story = { name: "不可用", args: { disabled: true, kind: "primary", children: "暂未开通" } };

export const Loading: Story = {
  name: "处理中",
  args: { loading: true, kind: "primary", children: "提交", onClick: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "提交" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("正在处理");
  },
};
