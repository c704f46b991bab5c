import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FormItem } from "../form/index.js";
import { stack, tall } from "../testing/stories.css.js";
import { DatePicker } from "./index.js";

const meta: Meta<typeof DatePicker> = {
  title: "输入/DatePicker 日期",
  component: DatePicker,
  // What opening loads is there before anything is pressed: a story tests the widget, not how soon a cold server compiles a module.
  loaders: [() => Promise.all([import("./Calendar.js"), import("../internal/positionPopup.js")])],
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DatePicker>;
const heard = fn();

export const Basic: Story = {
  name: "选择一天",
  beforeEach: () => {
    heard.mockClear();
  },
  render: () => (
    <FormItem label="预约日期">
      <DatePicker name="day" defaultValue="2026-11-20" onValueChange={heard} />
    </FormItem>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox", { name: "预约日期" });
    await step("打开日历，焦点在所选的一天", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "选择日期" }));
      await waitFor(() => expect(canvas.getByRole("gridcell", { name: "2026年11月20日星期五" })).toHaveFocus());
      await expect(canvas.getByRole("grid", { name: "2026年11月" })).toBeVisible();
      await expect(canvas.getByRole("gridcell", { selected: true })).toHaveTextContent("20");
    });
    await step("方向键、翻月、翻年", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}");
      await expect(canvas.getByRole("gridcell", { name: "2026年11月28日星期六" })).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(canvas.getByRole("gridcell", { name: "2026年11月23日星期一" })).toHaveFocus();
      await userEvent.keyboard("{PageDown}{Shift>}{PageDown}{/Shift}");
      await expect(canvas.getByRole("gridcell", { name: "2027年12月23日星期四" })).toHaveFocus();
    });
    await step("回车选中，日历关闭，焦点回到按钮", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(field).toHaveValue("2027-12-23");
      await expect(heard).toHaveBeenLastCalledWith("2027-12-23");
      await expect(canvas.queryByRole("dialog")).toBeNull();
      await expect(canvas.getByRole("button", { name: "选择日期" })).toHaveFocus();
    });
    await step("打开着给检查器看", async () => {
      await userEvent.keyboard("{Enter}");
      await canvas.findByRole("dialog", { name: "日历" });
    });
  },
};

export const Typed: Story = {
  name: "直接输入",
  render: () => (
    <FormItem label="出生日期" info="可以写成 19900307 或 1990年3月7日">
      <DatePicker name="birth" max="2026-11-20" autoComplete="bday" />
    </FormItem>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox");
    await step("八位数字", async () => {
      await userEvent.type(field, "19900307");
      await userEvent.tab();
      await expect(field).toHaveValue("1990-03-07");
    });
    await step("粘贴中文写法", async () => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste("１９９０年3月7日");
      await userEvent.tab();
      await expect(field).toHaveValue("1990-03-07");
    });
    await step("不存在的日期：保留并说明", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "19900230");
      await userEvent.tab();
      await expect(field).toHaveValue("19900230");
      await expect(canvas.getByText("“19900230”不是有效的日期，请照 2026-11-20 的样子填写")).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
    });
  },
};

export const Range: Story = {
  name: "一段时间",
  beforeEach: () => {
    heard.mockClear();
  },
  render: () => (
    <FormItem label="查询时段" group>
      <DatePicker range name="between" onValueChange={heard} defaultValue={["2026-11-02", ""]} />
    </FormItem>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "选择日期" }));
    await step("第一次按下是开始", async () => {
      await userEvent.click(await canvas.findByRole("gridcell", { name: "2026年11月20日星期五" }));
      await expect(canvas.getAllByText("请选择结束日期")[0]).toBeVisible();
      await expect(heard).not.toHaveBeenCalled();
    });
    await step("第二次更早：对调，然后关闭", async () => {
      await userEvent.click(canvas.getByRole("gridcell", { name: "2026年11月11日星期三" }));
      await expect(heard).toHaveBeenCalledWith(["2026-11-11", "2026-11-20"]);
      await expect(canvas.queryByRole("dialog")).toBeNull();
      await expect(canvas.getByRole("textbox", { name: "开始日期" })).toHaveValue("2026-11-11");
      await expect(canvas.getByRole("textbox", { name: "结束日期" })).toHaveValue("2026-11-20");
    });
    await step("打开着给检查器看", async () => {
      await userEvent.keyboard("{Enter}");
      await canvas.findByRole("dialog", { name: "日历" });
    });
  },
};

export const Month: Story = {
  name: "选择月份",
  render: () => (
    <FormItem label="缴费月份">
      <DatePicker mode="month" defaultValue="2026-11" />
    </FormItem>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "选择日期" }));
    await step("一次看 12 年", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "2026年" }));
      await expect(canvas.getAllByRole("gridcell").map((cell) => cell.textContent)).toEqual(Array.from({ length: 12 }, (_, index) => String(2016 + index)));
      await userEvent.keyboard("{ArrowLeft}{Enter}");
    });
    await step("再选月份", async () => {
      await waitFor(() => expect(canvas.getByRole("gridcell", { name: "2025年11月" })).toHaveFocus());
      await userEvent.keyboard("{Home}{Enter}");
      await expect(canvas.getByRole("textbox")).toHaveValue("2025-10");
    });
    await step("打开着给检查器看", async () => {
      await userEvent.keyboard("{Enter}");
      await canvas.findByRole("dialog", { name: "日历" });
    });
  },
};

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

export const Bounds: Story = {
  name: "只能选工作日",
  render: () => (
    <FormItem label="取号日期">
      <DatePicker defaultValue="2026-11-20" min="2026-11-16" max="2026-12-04" isUnavailable={isWeekend} />
    </FormItem>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "选择日期" }));
    const saturday = await canvas.findByRole("gridcell", { name: "2026年11月21日星期六" });
    await expect(saturday).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(saturday);
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{PageUp}");
    await expect(canvas.getByRole("gridcell", { name: "2026年11月16日星期一" })).toHaveFocus();
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <FormItem label="大">
        <DatePicker size="large" />
      </FormItem>
      <FormItem label="不可用">
        <DatePicker disabled defaultValue="2026-11-20" />
      </FormItem>
      <FormItem label="只读">
        <DatePicker readOnly defaultValue="2026-11-20" />
      </FormItem>
      <FormItem label="有错" required error="请选择预约日期">
        <DatePicker />
      </FormItem>
    </div>
  ),
};
