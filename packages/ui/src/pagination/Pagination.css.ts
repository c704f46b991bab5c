import { component, focusRing, pressable, print, hoverable } from "../style/index.js";
import { below } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

export const root = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space[5],
  rowGap: vars.space[3],
  fontVariantNumeric: "tabular-nums",
  "@media": { [print]: { display: "none" } },
});

export const summary = component({ margin: 0, color: text.muted });

export const list = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

/** The numbers make room for previous and next on phones; the summary says the page there. */
export const number = component({ "@media": { [`screen and ${below("s")}`]: { display: "none" } } });

export const page = component({
  ...pressable,
  display: "inline-grid",
  placeItems: "center",
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[3],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.s,
  background: surface.raised,
  color: text.default,
  font: "inherit",
  textDecoration: "none",
  selectors: {
    "&:focus-visible": focusRing,
    '&[aria-current="page"]': { background: action.primary, borderColor: action.primary, color: action.onPrimary, fontWeight: vars.font.weight.strong },
    '&[aria-disabled="true"]': { color: text.muted, background: "transparent", cursor: "not-allowed" },
  },
  "@media": {
    [hoverable]: { selectors: { '&:hover:not([aria-current="page"], [aria-disabled="true"])': { borderColor: action.primary, color: text.link } } },
    "(forced-colors: active)": { selectors: { '&[aria-current="page"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } } },
  },
});

export const gap = component({ color: text.muted });

export const jump = component({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  color: text.muted,
});

export const field = component({
  inlineSize: "4.5em",
  minBlockSize: vars.size.control,
  margin: 0,
  paddingInline: vars.space[2],
  border: `${vars.size.stroke} solid ${border.strong}`,
  borderRadius: vars.radius.s,
  background: surface.raised,
  color: text.default,
  font: "inherit",
  textAlign: "center",
  selectors: { "&:focus-visible": focusRing, '&[aria-invalid="true"]': { borderColor: text.danger } },
});

export const message = component({
  flexBasis: "100%",
  margin: 0,
  selectors: { [`${field}[aria-invalid="true"] ~ &`]: { color: text.danger }, "&:empty": { display: "none" } },
});
