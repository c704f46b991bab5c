import { component, focusRing, forcedColors, pressable, print, visuallyHidden } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { border, text } = vars.color;

export const line = component({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[3] });
export const row = component({ display: "inline-flex", flexWrap: "wrap" });

// Where no script fills the stars, those up to the chosen one fill themselves.
const chosen = "&:has(~ label > :checked), &:has(> :checked)";

export const star = component({
  ...pressable,
  // Five stay in one line on the narrowest phone, also in the large targets of elder readers.
  minInlineSize: `min(${vars.size.target}, max(2.75rem, 20vw - 1.25rem))`,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[1],
  borderRadius: vars.radius.s,
  color: border.strong,
  fill: "none",
  selectors: {
    '&[data-on="true"]': { color: text.warning, fill: "currentColor" },
    "&:has(> :focus-visible)": focusRing,
    "&:has(> :disabled)": { cursor: "not-allowed" },
  },
  "@media": {
    "(scripting: none)": { selectors: { [chosen]: { color: text.warning, fill: "currentColor" } } },
    [forcedColors]: { selectors: { '&[data-on="true"]': { color: "Highlight" } } },
  },
});
export const radio = component(visuallyHidden);
export const shape = component({ minInlineSize: "1.5em", minBlockSize: "1.5em", stroke: "currentColor", strokeWidth: 1.5, strokeLinejoin: "round" });
export const word = component({ paddingInlineEnd: vars.space[3], color: text.default });
export const unseenWord = component({ selectors: { "&&": visuallyHidden } });
export const said = component({ minInlineSize: "5em", color: text.default });

export const clear = component({
  ...pressable,
  display: "grid",
  placeItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: text.muted,
  font: "inherit",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [print]: { display: "none" } },
});

export const average = component({
  display: "inline-block",
  verticalAlign: "middle",
  maxInlineSize: "100%",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
export const empty = component({
  fill: "none",
  stroke: border.strong,
  strokeWidth: 1.25,
  strokeLinejoin: "round",
  "@media": { [forcedColors]: { stroke: "CanvasText" } },
});
export const full = component({
  fill: text.warning,
  stroke: text.warning,
  strokeWidth: 1.25,
  strokeLinejoin: "round",
  "@media": { [forcedColors]: { fill: "Highlight", stroke: "Highlight" } },
});
