import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/index.js";
import { Empty } from "./index.js";

const meta = { title: "反馈/Empty 空状态", component: Empty } satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { name: "基本" };

export const WithWay: Story = {
  name: "说明与出路",
  args: { title: "没有找到“社保卡补领”", children: "换个说法试试，或者拨打 12345 由人工帮您查。", action: <Button href="#all">看全部事项</Button> },
};
