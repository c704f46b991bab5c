import { useState } from "react";
import { sections } from "../data.js";

export function Use({ n }) {
  const [active, setActive] = useState(sections[0].key);
  return (
    <div>
      <div role="tablist" aria-label="办事指南">
        {sections.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab${n}${key}`}
            aria-selected={key === active}
            aria-controls={`panel${n}${key}`}
            onClick={() => setActive(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {sections.map(({ key, text }) => (
        <div key={key} role="tabpanel" id={`panel${n}${key}`} aria-labelledby={`tab${n}${key}`} hidden={key !== active}>
          {text}
        </div>
      ))}
    </div>
  );
}
