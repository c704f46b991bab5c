import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { tall } from "../testing/stories.css.js";
import { Dropdown } from "./index.js";

const leave = fn();
const items = [
  { key: "centre", label: "个人中心", href: "#centre" },
  { key: "account", label: "账户管理", href: "#account", hint: "手机号码、登录方式" },
  { key: "company", label: "企业中心", disabled: true },
  { key: "leave", label: "退出登录", onSelect: leave },
];

const meta: Meta<typeof Dropdown> = {
  title: "导航/Dropdown 下拉菜单",
  component: Dropdown,
  // What opening loads is there before anything is pressed: a story tests the widget, not how soon a cold server compiles a module.
  loaders: [() => import("../internal/positionPopup.js")],
  args: { label: "陈*明", items },
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Dropdown>;

export const Basic: Story = {
  name: "基本",
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "陈*明" });
    await step("向下键打开，焦点在第一项；到底回头", async () => {
      button.focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("menuitem", { name: "个人中心" })).toHaveFocus();
      await userEvent.keyboard("{ArrowUp}");
      await expect(canvas.getByRole("menuitem", { name: "退出登录" })).toHaveFocus();
      await userEvent.keyboard("账");
      await expect(canvas.getByRole("menuitem", { name: /账户管理/ })).toHaveFocus();
    });
    await step("不可用的能走到，按了没有反应", async () => {
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(canvas.getByRole("menu")).toBeVisible();
    });
    await step("选中后关闭，焦点回到按钮", async () => {
      await userEvent.keyboard("{End}{Enter}");
      await expect(leave).toHaveBeenCalled();
      await expect(canvas.queryByRole("menu")).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step("打开着给检查器看", async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole("menu", { name: "陈*明" })).toBeVisible();
    });
  },
};

export const Quiet: Story = { name: "安静的按钮", args: { kind: "quiet", align: "end", defaultOpen: true } };
