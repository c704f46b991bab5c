import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SkipLink } from "./index.js";

const meta = { title: "导航/SkipLink 跳转链接", component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  args: { href: "#main", children: "跳到主要内容" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        按 Tab 键，链接出现在左上角。
      </main>
    </>
  ),
};

export const Focused: Story = {
  ...Basic,
  name: "聚焦时",
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(canvas.getByRole("link").getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
