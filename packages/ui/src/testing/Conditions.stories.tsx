import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Gallery } from "./Gallery.js";

const meta = { title: "条件/阅读条件", component: Gallery } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const left = (element: Element) => element.getBoundingClientRect().left;

export const RightToLeft: Story = {
  name: "从右到左",
  globals: { direction: "rtl" },
  play: async ({ canvas, step }) => {
    await step("次序反过来", async () => {
      const [first, second] = canvas.getAllByRole("columnheader");
      await expect(left(first!)).toBeGreaterThan(left(second!));
      await expect(left(canvas.getByRole("link", { name: "首页" }))).toBeGreaterThan(left(canvas.getByRole("link", { name: "户籍办理" })));
      await expect(left(canvas.getByRole("link", { name: "上一页" }))).toBeGreaterThan(left(canvas.getByRole("link", { name: "下一页" })));
    });
    await step("向左是下一个", async () => {
      canvas.getByRole("tab", { name: "基本信息" }).focus();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(canvas.getByRole("tab", { name: "申请材料" })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(canvas.getByRole("tab", { name: "办理流程" })).toHaveFocus();
    });
    await step("什么也不伸出窗口", async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

const style = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);
/** Whether an outline is drawn at all; forced colours draw it in ink, whatever colour was asked for. */
const hasEdge = (element: Element) => Number.parseFloat(style(element).borderTopWidth) > 0 && style(element).borderTopStyle !== "none";

export const ForcedColors: Story = {
  name: "强制颜色",
  // Runs in a browser of its own (vitest.config.ts).
  tags: ["!test", "forced-colors"],
  // The reader's system chooses the colours here, and axe cannot know them.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ canvas, step }) => {
    await expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    await step("按钮、输入框都有边", async () => {
      for (const name of ["在线办理", "预约窗口", "撤回申请"]) await expect(hasEdge(canvas.getByRole("button", { name })), name).toBe(true);
      await expect(hasEdge(canvas.getByRole("textbox", { name: /姓名/ }).parentElement!)).toBe(true);
    });
    await step("选中与没选中看得出来", async () => {
      const [ticked, empty] = canvas.getAllByRole("checkbox");
      await expect(style(ticked!, "::before").backgroundColor).not.toBe(style(empty!, "::before").backgroundColor);
      const [chosen, other] = canvas.getAllByRole("radio");
      await expect(style(chosen!, "::after").content).not.toBe(style(other!, "::after").content);
      const here = canvas.getByRole("button", { name: "深圳市" });
      await expect(style(here).backgroundColor).not.toBe(style(canvas.getByRole("button", { name: "广州市" })).backgroundColor);
      const page = canvas.getByRole("link", { name: "第 3 页" });
      await expect(style(page).backgroundColor).not.toBe(style(canvas.getByRole("link", { name: "第 2 页" })).backgroundColor);
    });
    await step("焦点有框", async () => {
      await userEvent.tab();
      await expect(style(document.activeElement!).outlineStyle).toBe("solid");
    });
  },
};
