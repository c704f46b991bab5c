import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../testing/stories.css.js";
import { Steps } from "./index.js";

const meta = { title: "展示/Steps 步骤", component: Steps } satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { title: "申请", description: "带旧证到任一派出所或政务大厅" },
  { title: "受理", description: "核对信息，采集指纹，当场" },
  { title: "审核", description: "区分局核验", meta: "5 个工作日" },
  { title: "制证", description: "市局制作", meta: "10 个工作日" },
  { title: "领证", description: "窗口自取或邮寄到家" },
];

export const Course: Story = { name: "办理流程", args: { items } };

export const Progress: Story = { name: "办到哪一步", args: { items, current: 2 } };

export const Compact: Story = {
  name: "窄处只占一行",
  args: { items: ["您的情况", "您的资料", "材料", "核对并提交"].map((title) => ({ title })), current: 1, compact: true },
  render: (args) => (
    <div className={narrow}>
      <Steps {...args} />
    </div>
  ),
};

export const Narrow: Story = {
  name: "窄处",
  args: { items, current: 2 },
  render: (args) => (
    <div className={narrow}>
      <Steps {...args} />
    </div>
  ),
};
