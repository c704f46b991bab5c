import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { contrastRatio } from "../theme/contrast.js";
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
const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
const hex = (color: string) =>
  `#${numbers(color)
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
const isClear = (color: string) => numbers(color)[3] === 0;
/** How far the mark of a box, a radio or a switch stands off what it is drawn on; marks are borders. */
function markContrast(control: Element): number {
  const { backgroundColor } = style(control, "::before");
  const ground = isClear(backgroundColor) ? style(document.body).backgroundColor : backgroundColor;
  return contrastRatio(hex(style(control, "::after").borderBottomColor), isClear(ground) ? "#ffffff" : hex(ground));
}
/** Boxes, radios and switches that draw a mark. */
const marked = (canvas: HTMLElement) => [...canvas.querySelectorAll("input")].filter((input) => !["none", "normal"].includes(style(input, "::after").content));
/** Whether an outline is drawn at all; forced colours draw it in ink, whatever colour was asked for. */
const hasEdge = (element: Element) => Number.parseFloat(style(element).borderTopWidth) > 0 && style(element).borderTopStyle !== "none";

export const ForcedColors: Story = {
  name: "强制颜色",
  // Runs in a browser of its own (vitest.config.ts).
  tags: ["!test", "forced-colors"],
  // The reader's system chooses the colours here, and axe cannot know them.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ canvas, canvasElement, step }) => {
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
    await step("标记在底上看得见，不可用的也是", async () => {
      await expect(marked(canvasElement).length).toBeGreaterThanOrEqual(7);
      for (const control of marked(canvasElement)) await expect(markContrast(control), control.outerHTML).toBeGreaterThanOrEqual(3);
      const [ticked, turned] = [canvas.getAllByRole("checkbox")[0]!, canvas.getAllByRole("switch")[0]!];
      await expect(style(turned, "::before").backgroundColor).toBe(style(ticked, "::before").backgroundColor);
    });
    await step("焦点有框", async () => {
      await userEvent.tab();
      await expect(style(document.activeElement!).outlineStyle).toBe("solid");
    });
  },
};

const seen = (element: Element) => element.checkVisibility();

export const Paper: Story = {
  name: "打印",
  // Only the test runner can ask for paper (.storybook/reader.ts); in the catalogue it would look like the screen.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, step }) => {
    const { reader } = globalThis;
    if (!reader) return;
    const [search, pages] = [canvas.getByRole("search"), canvas.getByRole("navigation", { name: /页/ })];
    const choose = canvas.getByRole("button", { name: "展开选项" });
    for (const element of [search, pages, choose]) await expect(seen(element)).toBe(true);
    await reader.medium("print");
    try {
      await step("只能在屏幕上按的不印", async () => {
        for (const element of [search, pages, choose]) await expect(seen(element), element.outerHTML.slice(0, 80)).toBe(false);
      });
      await step("收起的都印出来", async () => {
        for (const text of ["承诺 15 个工作日办结", "居民户口簿", "申请、受理、领证", "复印件", "不收费"])
          await expect(seen(canvas.getByText(text)), text).toBe(true);
      });
      await step("选中的标记用墨画，不靠底色", async () => {
        for (const control of marked(canvasElement).filter((input) => input.checked && !input.disabled))
          await expect(contrastRatio(hex(style(control, "::after").borderBottomColor), "#ffffff"), control.outerHTML).toBeGreaterThanOrEqual(4.5);
      });
    } finally {
      await reader.medium("");
    }
  },
};
