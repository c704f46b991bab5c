import { Tabs } from "@arco-design/web-react";
import "@arco-design/web-react/es/Tabs/style/css.js";
import { sections } from "../data.js";

export function Use() {
  return (
    <Tabs defaultActiveTab={sections[0].key}>
      {sections.map(({ key, label, text }) => (
        <Tabs.TabPane key={key} title={label}>
          {text}
        </Tabs.TabPane>
      ))}
    </Tabs>
  );
}
