import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/index.js";
import { LoadingBar } from "./index.js";

const meta = { title: "反馈/LoadingBar 进度条", component: LoadingBar, args: { active: true } } satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "加载中",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "正在加载" })).toBeVisible();
  },
};

export const Whole: Story = {
  name: "从头到尾",
  args: { active: false },
  render: function Whole() {
    const [active, setActive] = useState(false);
    return (
      <>
        <LoadingBar active={active} />
        <Button onClick={() => setActive(!active)}>{active ? "结束" : "开始"}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findByRole("progressbar");
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("加载完成")).toBeInTheDocument();
  },
};
