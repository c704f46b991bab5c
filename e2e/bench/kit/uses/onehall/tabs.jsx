import { Tabs } from "@onehall/ui/tabs";
import { sections } from "../data.js";

const items = sections.map(({ key, label, text }) => ({ key, label, content: text }));

export function Use() {
  return <Tabs label="办事指南" items={items} />;
}
