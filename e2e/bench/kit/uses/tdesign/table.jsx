import { PrimaryTable } from "tdesign-react";
import "tdesign-react/es/table/style/css.js";
import { columns, materials } from "../data.js";

const own = columns.map(({ key, title }) => ({ colKey: key, title }));

export function Use() {
  return <PrimaryTable columns={own} data={materials} rowKey="id" />;
}
