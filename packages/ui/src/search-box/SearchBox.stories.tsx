import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { brand, narrow, stack } from "../testing/stories.css.js";
import { SearchBox, type Suggestion } from "./index.js";

const known: Suggestion[] = [
  { name: "社保卡补领", hint: "指南" },
  { name: "社保卡申领", hint: "指南" },
  { name: "社会保障", hint: "主题", href: "#theme", highlightTerm: "社" },
];
const loadSuggestions = async (text: string) => known.filter(({ name }) => name.startsWith(text));

const meta = {
  title: "输入/SearchBox 搜索框",
  component: SearchBox,
  args: {
    action: "#search",
    label: "搜索事项、部门、问题",
    placeholder: "例如：社保卡丢了怎么补",
    loadSuggestions,
    onSelect: fn(() => false),
    onSearch: fn((_text, event) => event.preventDefault()),
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: Element) => element.getBoundingClientRect().top;

export const Basic: Story = {
  name: "基本",
  play: async ({ canvas }) => {
    await expect(top(canvas.getByRole("button", { name: "搜索" }))).toBeLessThan(canvas.getByRole("combobox").getBoundingClientRect().bottom);
  },
};

export const Suggesting: Story = {
  name: "联想",
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("combobox");
    await step("输入后出现，关键词加亮", async () => {
      await userEvent.type(field, "社保");
      await expect(await canvas.findAllByRole("option")).toHaveLength(2);
      await expect(canvas.getAllByText("社保")[0]!.tagName).toBe("MARK");
      await expect(field).toHaveAttribute("aria-expanded", "true");
    });
    await step("上下键选择，回车选中", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect(canvas.getAllByRole("option")[1]).toHaveAttribute("aria-selected", "true");
      await expect(field).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenCalledWith(known[1]);
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("退出键清空", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(field).toHaveValue("");
    });
    await step("打开着给检查器看", async () => {
      await userEvent.type(field, "社");
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
      await userEvent.keyboard("{ArrowDown}");
    });
  },
};

export const Recent: Story = {
  name: "最近搜索",
  args: { recent: ["居住证", "租房补贴", "身份证换领"], onClearRecent: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(await canvas.findByRole("listbox", { name: "最近搜索" })).toBeVisible();
    await userEvent.click(canvas.getByRole("option", { name: "租房补贴" }));
    await expect(args.onSelect).toHaveBeenCalledWith({ name: "租房补贴" });
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(canvas.getByRole("button", { name: "清空" }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
  },
};

export const Large: Story = {
  name: "大",
  args: { size: "large" },
  render: (args) => (
    <div className={brand}>
      <SearchBox {...args} />
    </div>
  ),
};

export const Small: Story = { name: "小", args: { size: "small", defaultValue: "身份证" } };

/** Letters that fit into a field. */
const room = (field: Element) => {
  const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(field);
  return (field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)) / Number.parseFloat(fontSize);
};

export const Narrow: Story = {
  name: "窄处",
  args: {
    voice: (
      <Button kind="quiet" size="small">
        语音
      </Button>
    ),
    defaultValue: "居住证",
  },
  render: (args) => (
    <div className={`${stack} ${narrow}`}>
      <SearchBox {...args} />
      <SearchBox {...args} label="大的搜索框" size="large" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("按钮让到下一行，输入框还写得下五个字", async () => {
      for (const field of canvas.getAllByRole("combobox")) {
        await expect(room(field)).toBeGreaterThanOrEqual(5);
        await expect(top(field.parentElement!.querySelector("[type=submit]")!)).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom - 1);
      }
    });
  },
};
