import { Table } from "antd";
import { columns, materials } from "../data.js";

const own = columns.map((column) => ({ ...column, dataIndex: column.key }));

export function Use() {
  return <Table title={() => "申请材料"} columns={own} dataSource={materials} rowKey="id" pagination={false} />;
}
