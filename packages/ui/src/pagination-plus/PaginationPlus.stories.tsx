import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { PaginationPlus } from "./index.js";

const meta = {
  title: "导航/PaginationPlus 长列表分页",
  component: PaginationPlus,
  args: { total: 24_680, page: 3, href: (page: number) => `#page=${page}` },
} satisfies Meta<typeof PaginationPlus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "只翻看前 1000 条",
  render: function Paging(args) {
    const [page, setPage] = useState(3);
    return <PaginationPlus {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText("共 24680 条，可翻看前 1000 条，第 3 / 100 页")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /^第/ })).toHaveLength(5);
    const field = canvas.getByRole("textbox", { name: "跳至" });
    await step("零和负数清空", async () => {
      await userEvent.type(field, "-3{Enter}");
      await expect(field).toHaveValue("");
    });
    await step("太大的到最后一页", async () => {
      await userEvent.type(field, "2468{Enter}");
      await expect(canvas.getByRole("link", { name: "第 100 页" })).toHaveAttribute("aria-current", "page");
    });
  },
};

export const Few: Story = { name: "不到 1000 条", args: { total: 236 } };
