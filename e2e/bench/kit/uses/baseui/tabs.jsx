import { Tabs } from "@base-ui/react/tabs";
import { sections } from "../data.js";

export function Use() {
  return (
    <Tabs.Root defaultValue={sections[0].key}>
      <Tabs.List aria-label="办事指南">
        {sections.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map(({ key, text }) => (
        <Tabs.Panel key={key} value={key}>
          {text}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
