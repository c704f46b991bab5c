import { Select, Table } from "antd";
import { downTo, start } from "./page.jsx";

// Drawing only what is in sight is antd's own advice for long tables; it asks for a height in pixels.
const scroll = { x: 1200, y: 640 };

const Rows = ({ rows, openKeys, onOpenKeys, filter }) => (
  <Table
    virtual
    pagination={false}
    scroll={scroll}
    columns={[
      { key: "name", dataIndex: "name", title: "名称" },
      { key: "code", dataIndex: "code", title: "编码" },
      { key: "level", dataIndex: "level", title: "级别", filters: [{ value: "town", text: "到镇街" }], filteredValue: filter, onFilter: downTo },
      { key: "count", dataIndex: "count", title: "下级", align: "end" },
    ]}
    dataSource={rows}
    rowKey="code"
    expandable={{ expandedRowKeys: openKeys, onExpandedRowsChange: onOpenKeys }}
  />
);

const names = { label: "name", value: "id" };
const search = { optionFilterProp: "name" };

const Choice = ({ items }) => <Select aria-label="镇街" showSearch={search} options={items} fieldNames={names} style={{ width: 480 }} />;

void start({ Rows, Choice });
