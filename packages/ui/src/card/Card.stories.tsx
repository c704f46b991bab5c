import type { Meta, StoryObj } from "@storybook/react-vite";
import { stack } from "../testing/stories.css.js";
import { Card } from "./index.js";

const meta = { title: "布局/Card 卡片", component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { as: "section", "aria-labelledby": "card-title" },
  render: (args) => (
    <Card {...args}>
      <h2 id="card-title">申请材料</h2>
      <p>您需要带 1 份，另有 2 份由系统自动核验。</p>
    </Card>
  ),
};

export const Paddings: Story = {
  name: "留白",
  render: () => (
    <div className={stack}>
      <Card padding="small">小</Card>
      <Card padding="medium">中</Card>
      <Card padding="large">大</Card>
    </div>
  ),
};
