import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Card } from "../card/index.js";
import { sided, stack, tall } from "../testing/stories.css.js";
import { SideMenu } from "./index.js";

const items = [
  { id: "can", label: "我能办吗" },
  { id: "materials", label: "申请材料" },
  { id: "flow", label: "办理流程" },
  { id: "windows", label: "窗口办理" },
  { id: "faq", label: "常见问题" },
];

const meta = {
  title: "导航/SideMenu 本页目录",
  component: SideMenu,
  args: { items },
  render: (args) => (
    <div className={sided}>
      <SideMenu {...args} />
      <div className={stack}>
        {items.map(({ id, label }) => (
          <Card as="section" key={id} id={id} aria-label={label} className={tall}>
            <h2>{label}</h2>
          </Card>
        ))}
      </div>
    </div>
  ),
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: "桌面",
  globals: { viewport: { value: "desktop", isRotated: false } },
};

export const Phone: Story = {
  name: "手机",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: /本页目录/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    // The test runner's frame would be navigated away by an anchor.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole("link", { name: "办理流程" }));
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(button).toHaveTextContent("办理流程"));
  },
};
