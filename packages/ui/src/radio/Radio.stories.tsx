import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { stack } from "../testing/stories.css.js";
import { RadioGroup } from "./index.js";

const options = [
  { value: "self", label: "本人办理" },
  { value: "agent", label: "委托他人办理", hint: "需要授权委托书" },
  { value: "guardian", label: "监护人代办" },
];

const meta = { title: "输入/Radio 单选", component: RadioGroup, args: { legend: "由谁办理", name: "by", options } } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { onValueChange: fn() },
  play: async ({ canvas, args, step }) => {
    await step("Tab 进入，方向键选择", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("radio", { name: "本人办理" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("agent");
      await expect(canvas.getByRole("radio", { name: /委托他人办理/ })).toBeChecked();
    });
    await step("整行都能按", async () => {
      await userEvent.click(canvas.getByText("监护人代办"));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("guardian");
    });
  },
};

export const Row: Story = {
  name: "横排",
  args: {
    legend: "性别",
    name: "sex",
    direction: "row",
    defaultValue: "f",
    options: [
      { value: "f", label: "女" },
      { value: "m", label: "男" },
    ],
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <RadioGroup legend="部分不可用" defaultValue="self" options={options.map((option, index) => ({ ...option, disabled: index === 2 }))} />
      <RadioGroup legend="全部不可用" defaultValue="self" options={options} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const [chosen, off] = canvas.getAllByRole("radio").slice(3);
    const ground = (radio: Element) => getComputedStyle(radio, "::before").backgroundColor;
    await expect(ground(chosen!)).toBe(ground(off!));
  },
};
