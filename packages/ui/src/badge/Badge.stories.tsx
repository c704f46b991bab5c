import type { Meta, StoryObj } from "@storybook/react-vite";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { row } from "../testing/stories.css.js";
import { Badge } from "./index.js";

const meta = { title: "展示/Badge 数字角标", component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { name: "基本", args: { count: 8, label: "条未读消息" } };

export const Many: Story = { name: "超过上限", args: { count: 120, label: "条未读消息" } };

export const OnIcon: Story = {
  name: "在图标上",
  args: { count: 120, label: "条未读消息" },
  render: (args) => (
    <p className={row}>
      <Badge {...args}>
        <Icon path={glyphs.info} />
      </Badge>
    </p>
  ),
};
