import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { stack } from "../testing/stories.css.js";
import { Rating } from "./index.js";

const meta = { title: "输入/Rating 评价", component: Rating, args: { legend: "您对这次办理满意吗？" } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { name: "score", onValueChange: fn() },
  play: async ({ canvas, args, step }) => {
    await step("方向键选择，每一档都有说法", async () => {
      await userEvent.tab();
      await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
      await expect(canvas.getByRole("radio", { name: "满意" })).toBeChecked();
    });
    await step("清除", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "清除评价" }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    });
    await step("按第五颗星", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "非常满意" }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    });
  },
};

export const Hover: Story = {
  name: "指针预览",
  args: { defaultValue: 1 },
  play: async ({ canvas, canvasElement }) => {
    const stars = [...canvasElement.querySelectorAll("label")];
    const row = stars[0]!.parentElement!;
    const { left, width, top } = row.getBoundingClientRect();
    await userEvent.pointer({ target: row, coords: { clientX: left + width * 0.7, clientY: top + 5 } });
    await expect(stars.filter((star) => star.dataset["on"])).toHaveLength(4);
    await expect(canvas.getByRole("radio", { name: "非常不满意" })).toBeChecked();
  },
};

export const Average: Story = {
  name: "只显示平均分",
  args: { readOnly: true },
  render: () => (
    <div className={stack}>
      <Rating readOnly value={4.6} />
      <Rating readOnly value={2.3} size={40} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.6 分，满分 5 分" })).toBeVisible();
  },
};

export const Ten: Story = { name: "十颗星", args: { legend: "打分", max: 10, defaultValue: 7 } };

export const Disabled: Story = { name: "不可用", args: { disabled: true, defaultValue: 3 } };
