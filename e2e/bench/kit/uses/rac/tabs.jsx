import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { sections } from "../data.js";

export function Use() {
  return (
    <Tabs>
      <TabList aria-label="办事指南">
        {sections.map(({ key, label }) => (
          <Tab key={key} id={key}>
            {label}
          </Tab>
        ))}
      </TabList>
      {sections.map(({ key, text }) => (
        <TabPanel key={key} id={key}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
