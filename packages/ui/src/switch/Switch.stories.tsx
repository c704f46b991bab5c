import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { stack } from "../testing/stories.css.js";
import { Switch } from "./index.js";

const meta = { title: "输入/Switch 开关", component: Switch } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { children: "办件进度短信提醒", hint: "免费，随时可以关闭", onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole("switch", { name: /办件进度短信提醒/ });
    await userEvent.click(knob);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(knob).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(knob).not.toBeChecked();
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <Switch>关</Switch>
      <Switch defaultChecked>开</Switch>
      <Switch disabled>不可用，关</Switch>
      <Switch disabled defaultChecked>
        不可用，开
      </Switch>
    </div>
  ),
};
