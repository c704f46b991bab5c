import { Table } from "@onehall/ui/table";
import { columns, materials } from "../data.js";

export function Use() {
  return <Table caption="申请材料" columns={columns} rows={materials} rowKey="id" />;
}
