import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Tag } from "../tag/index.js";
import { narrow } from "../testing/stories.css.js";
import { Table, type TableColumn } from "./index.js";

type Material = { id: string; name: string; need: string; source: string; note?: string; children?: Material[] };

const columns: TableColumn<Material>[] = [
  { key: "name", title: "材料", width: "35%" },
  { key: "need", title: "要求", customRender: ({ need }) => <Tag tone={need === "免提交" ? "success" : "warning"}>{need}</Tag> },
  { key: "source", title: "从哪来" },
];
const rows: Material[] = [
  { id: "old", name: "旧居民身份证", need: "必要", source: "申请人自备" },
  { id: "book", name: "居民户口簿", need: "免提交", source: "电子证照共享" },
  { id: "photo", name: "人像照片", need: "免提交", source: "人口库已存照片" },
];
const tree: Material[] = [
  {
    id: "id",
    name: "居民身份证",
    need: "必要",
    source: "公安局",
    children: [
      { id: "first", name: "首次申领", need: "必要", source: "公安局" },
      { id: "renew", name: "到期换领", need: "免提交", source: "公安局" },
    ],
  },
  { id: "pass", name: "普通护照", need: "必要", source: "公安局" },
];

const meta = { title: "展示/Table 表格", component: Table<Material>, args: { columns, rows, rowKey: "id", caption: "申请材料" } } satisfies Meta<
  typeof Table<Material>
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: "基本",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "申请材料" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["旧居民身份证", "居民户口簿", "人像照片"]);
  },
};

export const Tree: Story = {
  name: "有下级的行",
  args: { rows: tree, caption: "事项" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("首次申领")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "展开 居民身份证" }));
    await expect(canvas.getByText("首次申领")).toBeVisible();
  },
};

export const Filtered: Story = {
  name: "勾选筛选",
  args: {
    columns: columns.map((column) =>
      column.key === "need"
        ? {
            ...column,
            filters: [
              { value: "必要", label: "必要" },
              { value: "免提交", label: "免提交" },
            ],
          }
        : column,
    ),
    rows: tree,
    caption: "事项",
  },
  play: async ({ canvas, step }) => {
    await step("打开筛选，勾选一项", async () => {
      await userEvent.click(canvas.getByText("筛选要求"));
      await userEvent.click(canvas.getByRole("checkbox", { name: "免提交" }));
      await expect(canvas.getByText("筛选要求（已选 1）")).toBeVisible();
    });
    await step("合乎的行和它的上级留下，上级展开", async () => {
      await expect(canvas.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["居民身份证", "到期换领"]);
      await expect(canvas.getByText("到期换领")).toBeVisible();
      await expect(canvas.getByText("筛选后有 2 行")).toBeInTheDocument();
    });
  },
};

export const LeastWidths: Story = {
  name: "最小宽度",
  args: {
    columns: [
      { key: "name", title: "材料", width: "20%", minWidth: 224, onlyMinWidth: true },
      { key: "need", title: "要求", minWidth: 448 },
      { key: "source", title: "从哪来", minWidth: 448 },
    ],
  },
  decorators: [
    (Story) => (
      <div className={narrow}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "申请材料" });
    await expect(region.scrollWidth).toBeGreaterThanOrEqual(1120);
    await expect(canvas.getByRole("columnheader", { name: "材料" }).offsetWidth).toBeGreaterThanOrEqual(224);
  },
};

export const Slots: Story = {
  name: "列是纯数据",
  args: {
    columns: [
      { key: "name", title: "材料" },
      { key: "need", title: "要求", scopedSlots: { customRender: "need" } },
    ],
    slots: { need: ({ need }) => <Tag tone={need === "免提交" ? "success" : "warning"}>{need}</Tag> },
  },
};

export const Phone: Story = {
  name: "手机上成卡片",
  globals: { viewport: { value: "mobile1", isRotated: false } },
};

export const Clamped: Story = {
  name: "长文收起",
  args: {
    caption: "设定依据",
    columns: [
      { key: "name", title: "依据", width: "25%" },
      { key: "note", title: "条文", clamp: true, width: "25%" },
      { key: "source", title: "来源" },
    ],
    rows: [
      {
        ...rows[0]!,
        name: "居民身份证法",
        note: "居民身份证有效期满、公民姓名变更或者证件严重损坏不能辨认的，公民应当换领新证；居民身份证登记项目出现错误的，公安机关应当及时更正，换发新证；领取新证时，必须交回原证。".repeat(
          4,
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "展开" })).toBeVisible();
  },
};

export const Nothing: Story = { name: "没有数据", args: { rows: [] } };
