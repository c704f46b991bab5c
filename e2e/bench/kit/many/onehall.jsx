import { Picker } from "@onehall/ui/picker";
import { Table } from "@onehall/ui/table";
import { classic } from "@onehall/ui/themes/classic";
import { downTo, start } from "./page.jsx";

document.body.className = classic;

const columns = [
  { key: "name", title: "名称" },
  { key: "code", title: "编码" },
  { key: "level", title: "级别", filters: [{ value: "town", label: "到镇街" }], onFilter: downTo },
  { key: "count", title: "下级", align: "end" },
];

const Rows = ({ rows, openKeys, onOpenKeys, filter }) => (
  <Table caption="广东省行政区划" columns={columns} rows={rows} rowKey="code" openKeys={openKeys} onOpenKeysChange={onOpenKeys} filters={{ level: filter }} />
);

const Choice = ({ items }) => <Picker aria-label="镇街" items={items} />;

void start({ Rows, Choice });
