import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { row, tall } from "../testing/stories.css.js";
import { Tooltip } from "./index.js";

const meta: Meta<typeof Tooltip> = {
  title: "反馈/Tooltip 文字提示",
  component: Tooltip,
  // What opening loads is there before anything is pressed: a story tests the widget, not how soon a cold server compiles a module.
  loaders: [() => import("../internal/positionPopup.js")],
  args: { content: "从受理之日起算，不含节假日", children: <Button>承诺时限</Button> },
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Basic: Story = {
  name: "基本",
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "承诺时限" });
    await expect(button).toHaveAccessibleDescription("从受理之日起算，不含节假日");
    await step("得到焦点时出现，退出键收起", async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await expect(canvas.queryByRole("tooltip")).toBeNull();
      await expect(button).toHaveFocus();
    });
    await step("指针停留时出现，移到提示上不消失", async () => {
      await userEvent.hover(button);
      const tip = await canvas.findByRole("tooltip");
      await userEvent.unhover(button);
      await userEvent.hover(tip);
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
      await expect(tip).toBeVisible();
      await userEvent.unhover(tip);
      await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    });
  },
};

export const Open: Story = { name: "打开", args: { defaultOpen: true, placement: "bottom" } };

export const Touch: Story = {
  name: "触摸",
  render: (args) => (
    <div className={row}>
      <Tooltip {...args}>
        <Button kind="quiet" aria-label="承诺时限说明">
          ？
        </Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") });
    await expect(await canvas.findByRole("tooltip")).toBeVisible();
    await userEvent.pointer({ keys: "[TouchA]", target: document.body });
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};
