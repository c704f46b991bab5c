import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "./index.js";

const meta = { title: "布局/Container 版心", component: Container } satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { as: "main", children: "内容居中，宽度由主题决定：经典版 1200，新版 1320，窄屏两侧留白。" },
};
