import { Tabs } from "antd";
import { sections } from "../data.js";

const items = sections.map(({ key, label, text }) => ({ key, label, children: text }));

export function Use() {
  return <Tabs items={items} />;
}
