import { Table } from "@arco-design/web-react";
import "@arco-design/web-react/es/Table/style/css.js";
import { columns, materials } from "../data.js";

const own = columns.map((column) => ({ ...column, dataIndex: column.key }));

export function Use() {
  return <Table columns={own} data={materials} rowKey="id" pagination={false} />;
}
