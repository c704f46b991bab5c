import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FormItem } from "../form/index.js";
import { stack, tall } from "../testing/stories.css.js";
import { Picker } from "./index.js";

type City = { id: string; name: string };
const cities: City[] = [
  "广州市",
  "深圳市",
  "珠海市",
  "汕头市",
  "佛山市",
  "韶关市",
  "湛江市",
  "肇庆市",
  "江门市",
  "茂名市",
  "惠州市",
  "梅州市",
  "汕尾市",
  "河源市",
  "阳江市",
  "清远市",
  "东莞市",
  "中山市",
  "潮州市",
  "揭阳市",
  "云浮市",
  "横琴粤澳深度合作区",
].map((name, index) => ({ id: String(4401 + index), name }));
const towns: City[] = Array.from({ length: 1757 }, (_, index) => ({ id: String(index), name: `${cities[index % 21]!.name.slice(0, 2)}第${index + 1}镇` }));

const meta: Meta<typeof Picker<City>> = {
  title: "输入/Picker 选择器",
  component: Picker<City>,
  // What opening loads is there before anything is pressed: a story tests the widget, not how soon a cold server compiles a module.
  loaders: [() => Promise.all([import("./list.js"), import("../internal/positionPopup.js")])],
  args: { items: cities },
  decorators: [
    (Story) => (
      <div className={tall}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Picker<City>>;

export const Basic: Story = {
  name: "基本",
  args: { name: "city", onValueChange: fn() },
  render: (args) => (
    <FormItem label="办理城市">
      <Picker {...args} />
    </FormItem>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "办理城市" });
    await step("按下打开，方向键按行走", async () => {
      await userEvent.click(field);
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(22));
      const columns = Number(canvas.getByRole("listbox").dataset["columns"]);
      await expect(columns).toBeGreaterThan(1);
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
      await expect(field).toHaveAttribute("aria-activedescendant", canvas.getAllByRole("option")[columns + 1]!.id);
    });
    await step("输入筛选，匹配的字加亮", async () => {
      await userEvent.keyboard("州");
      await waitFor(() => expect(canvas.getAllByRole("option").map((option) => option.textContent)).toEqual(["广州市", "惠州市", "梅州市", "潮州市"]));
      await expect(within(canvas.getAllByRole("option")[0]!).getByText("州").tagName).toBe("MARK");
    });
    await step("回车选中", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("4411");
      await expect(field).toHaveValue("惠州市");
      await expect(canvas.queryByRole("listbox")).toBeNull();
      await expect(canvasElement.querySelector<HTMLInputElement>('input[name="city"]')!.value).toBe("4411");
    });
    await step("再打开时所选的在眼前", async () => {
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect(await canvas.findByRole("option", { selected: true })).toHaveTextContent("惠州市");
    });
  },
};

export const Nothing: Story = {
  name: "没有结果",
  render: (args) => (
    <FormItem label="办理城市">
      <Picker {...args} />
    </FormItem>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "北京");
    await waitFor(() => expect(canvas.getAllByText("暂无搜索结果")[0]).toBeVisible());
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await step("离开时保留文字并说明", async () => {
      await userEvent.tab();
      await expect(field).toHaveValue("北京");
      await expect(canvas.getByText("没有“北京”，请从列表中选择")).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
    });
  },
};

export const Towns: Story = {
  name: "1757 个镇街",
  args: { items: towns },
  render: (args) => (
    <FormItem label="镇街">
      <Picker {...args} />
    </FormItem>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await expect((await canvas.findAllByRole("option")).length).toBeLessThan(150);
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "1757");
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.getByText("第1757镇", { exact: false })).toBeVisible());
    await userEvent.keyboard("175");
    await waitFor(() => expect(canvas.getByRole("option", { name: /第1750镇/ })).toBeVisible());
  },
};

const areas = [
  { code: "440106", title: "天河区" },
  { code: "440104", title: "越秀区" },
];

export const OwnFields: Story = {
  name: "自定字段",
  render: () => (
    <FormItem label="区">
      <Picker items={areas} idField="code" labelField="title" defaultValue="440104" />
    </FormItem>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveValue("越秀区");
  },
};

export const FromServer: Story = {
  name: "服务器查找",
  render: function Finding() {
    const [found, setFound] = useState(cities.slice(0, 3));
    return (
      <FormItem label="办理城市">
        <Picker items={found} filter={false} onSearch={(text) => setFound(cities.filter(({ name }) => name.startsWith(text)))} />
      </FormItem>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "横");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("横琴粤澳深度合作区");
  },
};

export const States: Story = {
  name: "状态",
  render: () => (
    <div className={stack}>
      <FormItem label="大">
        <Picker items={cities} size="large" defaultValue="4401" />
      </FormItem>
      <FormItem label="不可用">
        <Picker items={cities} disabled defaultValue="4401" />
      </FormItem>
      <FormItem label="有错" required error="请选择办理城市">
        <Picker items={cities} />
      </FormItem>
    </div>
  ),
};
