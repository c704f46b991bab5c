import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Pagination } from "./index.js";

const meta = { title: "导航/Pagination 分页", component: Pagination, args: { total: 236, page: 7, href: (page: number) => `#page=${page}` } } satisfies Meta<
  typeof Pagination
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: "链接",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "第 7 页" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link", { name: /^第/ }).map((link) => link.textContent)).toEqual(["1", "6", "7", "8", "24"]);
  },
};

export const First: Story = { name: "第一页", args: { page: 1 } };

export const Jump: Story = {
  name: "跳页",
  args: { jump: { action: "#list", hidden: { keyword: "身份证" } } },
  render: function Jumping(args) {
    const [page, setPage] = useState(3);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox", { name: "跳至" });
    await step("超过末页：停在末页，并说明", async () => {
      await userEvent.type(field, "99{Enter}");
      await expect(canvas.getByRole("link", { name: "第 24 页" })).toHaveAttribute("aria-current", "page");
      await expect(canvas.getByText("最多 24 页，已转到第 24 页")).toBeVisible();
    });
    await step("不是页码：清空，并说明", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "0{Enter}");
      await expect(field).toHaveValue("");
      await expect(field).toHaveFocus();
      await expect(canvas.getByText("请输入 1 到 24 之间的页码")).toBeVisible();
    });
  },
};
