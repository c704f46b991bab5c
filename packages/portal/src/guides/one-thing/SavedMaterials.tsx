import type { Combo } from "@onehall/api";
import { Table, type TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";

const columns: TableColumn<Combo["saved"][number]>[] = [
  { key: "material", title: "材料" },
  { key: "how", title: "怎么省", width: "content", customRender: ({ how }) => <Tag tone="success">{how}</Tag> },
  { key: "from", title: "从哪里来" },
  { key: "text", title: "说明" },
];

/** What one need not bring because the tasks are done together. */
export const SavedMaterials = ({ saved }: { saved: Combo["saved"] }) => (
  <Table columns={columns} rows={saved} rowKey="material" caption="不用再交的材料" captionHidden />
);
