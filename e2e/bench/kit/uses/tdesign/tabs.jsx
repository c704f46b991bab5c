import { Tabs } from "tdesign-react";
import "tdesign-react/es/tabs/style/css.js";
import { sections } from "../data.js";

const list = sections.map(({ key, label, text }) => ({ value: key, label, panel: text }));

export function Use() {
  return <Tabs defaultValue={sections[0].key} list={list} />;
}
