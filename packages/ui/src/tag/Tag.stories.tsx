import type { Meta, StoryObj } from "@storybook/react-vite";
import { row } from "../testing/stories.css.js";
import { Tag } from "./index.js";

const meta = { title: "展示/Tag 标签", component: Tag } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: "五种语气",
  render: () => (
    <p className={row}>
      <Tag>行政许可</Tag>
      <Tag tone="brand">全程网办</Tag>
      <Tag tone="success">免提交</Tag>
      <Tag tone="warning">必要</Tag>
      <Tag tone="danger">已停办</Tag>
    </p>
  ),
};
