import type { StyleRule } from "@vanilla-extract/css";
import { component, componentGlobal, focusRing, forcedColors, print } from "../style/index.js";
import { from } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

export const root = component({ display: "grid", gap: vars.space[4], margin: 0, minInlineSize: 0, fontVariantNumeric: "tabular-nums" });
export const title = component({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong, lineHeight: vars.font.lineHeight.tight });
export const body = component({
  display: "grid",
  gap: vars.space[3],
  minInlineSize: 0,
  "@media": { [from("s")]: { selectors: { '[data-kind="share"] > &': { gridTemplateColumns: "auto 1fr", alignItems: "center", columnGap: vars.space[7] } } } },
});

const inks = [action.primary, text.success, text.warning, text.muted, text.danger, surface.brandStrong];
/** Height of the plot of lines. */
const HEIGHT = "15rem";
const dashes = ["none", "7 4", "2 4", "12 4", "9 3 2 3", "1 3"];

const each = (rule: (color: string, index: number) => StyleRule) => ({
  selectors: Object.fromEntries(inks.map((color, index) => [`&[data-ink="${index}"]`, rule(color, index)])) as Record<string, StyleRule>,
});

export const ink = component({
  fill: "none",
  strokeWidth: 3,
  ...each((stroke, index) => ({ stroke, strokeDasharray: dashes[index] })),
  "@media": { [forcedColors]: { selectors: { "&&": { stroke: "CanvasText" } } } },
});
export const fill = component({
  ...each((color) => ({ fill: color, stroke: color })),
  "@media": { [forcedColors]: { selectors: { "&&": { fill: "CanvasText" } } }, [print]: { stroke: text.default } },
});
export const dot = component({
  fill: surface.raised,
  strokeWidth: 2.5,
  ...each((stroke) => ({ stroke })),
  "@media": { [forcedColors]: { fill: "Canvas", selectors: { "&&": { stroke: "CanvasText" } } } },
});
export const arc = component({
  fill: "none",
  strokeWidth: 18,
  ...each((stroke) => ({ stroke })),
  "@media": { [forcedColors]: { selectors: { "&&": { stroke: "CanvasText" } } } },
});

export const legend = component({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  selectors: { '[data-kind="share"] &': { flexDirection: "column" } },
});
export const entry = component({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });
export const swatch = component({ flex: "none", inlineSize: "1.75em", blockSize: "0.875em" });
// A part of a ring is no line: its sample is a full stroke.
componentGlobal(`:is([data-kind="share"], [data-kind="bar"]) ${swatch} > line`, { strokeDasharray: "none", strokeWidth: 12 });

export const bars = component({ display: "grid", gap: vars.space[3] });
export const barGroup = component({
  display: "grid",
  gap: vars.space[1],
  "@media": { [from("s")]: { gridTemplateColumns: "9em minmax(0, 1fr)", alignItems: "center", columnGap: vars.space[3] } },
});
export const category = component({ overflowWrap: "anywhere", lineHeight: vars.font.lineHeight.tight });
export const bar = component({ display: "flex", alignItems: "center", gap: vars.space[2] });
export const track = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: "1.125em",
  overflow: "visible",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
export const value = component({ flex: "none", minInlineSize: "4.5em" });

export const lines = component({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space[2], rowGap: vars.space[1] });
export const ticks = component({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  blockSize: HEIGHT,
  color: text.muted,
  fontSize: vars.font.size.s,
  textAlign: "end",
});
// Without a height of its own each number stands centred on its line.
componentGlobal(`${ticks} > *`, { display: "flex", alignItems: "center", justifyContent: "flex-end", blockSize: 0 });
export const plot = component({ inlineSize: "100%", blockSize: HEIGHT, overflow: "visible" });
export const grid = component({ stroke: border.default });
export const months = component({
  gridColumn: 2,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  color: text.muted,
  fontSize: vars.font.size.s,
  textAlign: "center",
  whiteSpace: "nowrap",
});
componentGlobal(`${months} > *`, { display: "flex", justifyContent: "center" });
componentGlobal(`${months} > [data-left-out]`, { visibility: "hidden" });

export const ring = component({ inlineSize: "min(100%, 13rem)", blockSize: "auto" });

export const details = component({ "@media": { [print]: { display: "block" } } });
export const summary = component({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  color: text.link,
  cursor: "pointer",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { "&:focus-visible": focusRing },
});
/** Stands clear of the ring around the heading. */
export const scroll = component({ overflowX: "auto", marginBlockStart: vars.space[2] });
export const table = component({ inlineSize: "100%", borderCollapse: "collapse" });
export const caption = component({ textAlign: "start", color: text.muted, fontSize: vars.font.size.s });
componentGlobal(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${border.default}`,
  textAlign: "end",
});
componentGlobal(`${table} :is(th, td):first-child`, { textAlign: "start" });
