import { Tab, Tabs } from "@mui/material";
import { useState } from "react";
import { sections } from "../data.js";

export function Use({ n }) {
  const [active, setActive] = useState(sections[0].key);
  return (
    <div>
      <Tabs value={active} onChange={(_, key) => setActive(key)} aria-label="办事指南">
        {sections.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} id={`tab${n}${key}`} aria-controls={`panel${n}${key}`} />
        ))}
      </Tabs>
      {sections.map(({ key, text }) => (
        <div key={key} role="tabpanel" id={`panel${n}${key}`} aria-labelledby={`tab${n}${key}`} hidden={key !== active}>
          {text}
        </div>
      ))}
    </div>
  );
}
