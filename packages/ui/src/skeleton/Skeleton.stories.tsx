import type { Meta, StoryObj } from "@storybook/react-vite";
import { stack } from "../testing/stories.css.js";
import { Skeleton } from "./index.js";

const meta = { title: "反馈/Skeleton 骨架", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { name: "段落", args: { count: 4 } };

export const Shapes: Story = {
  name: "形状",
  render: () => (
    <div className={stack}>
      <Skeleton shape="circle" />
      <Skeleton shape="block" label="" />
    </div>
  ),
};
