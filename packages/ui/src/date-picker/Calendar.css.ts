import { component, focusRing, forcedColors, pressable, hoverable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

/** Seven targets side by side where the window has room for them; on narrow phones they share its width. */
export const root = component({ inlineSize: `min(100vw - 2 * ${vars.space[2]}, 7 * ${vars.size.target} + 2 * ${vars.space[3]})`, padding: vars.space[3] });

export const head = component({ display: "flex", alignItems: "center" });

const bare = {
  ...pressable,
  display: "grid",
  placeItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: "inherit",
  font: "inherit",
} as const;

export const arrow = component({
  ...bare,
  flex: "none",
  color: text.muted,
  selectors: { "&:focus-visible": focusRing, "&:disabled": { opacity: 0.35, cursor: "default" } },
  "@media": { [hoverable]: { selectors: { "&:hover:enabled": { background: action.quietHover, color: text.default } } } },
});
/** Arrows point the other way in pages that are read from right to left. */
export const flip = component({ selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } });

export const title = component({
  ...bare,
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  selectors: { "&:focus-visible": focusRing },
  "@media": { [hoverable]: { selectors: { "button&:hover": { background: action.quietHover } } } },
});

/** Separate, as of two borders that meet only one is drawn: today would have half a frame. */
export const grid = component({ inlineSize: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed", fontVariantNumeric: "tabular-nums" });
export const weekday = component({
  paddingBlock: vars.space[2],
  color: text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  textAlign: "center",
});

export const cell = component({
  position: "relative",
  blockSize: vars.size.target,
  padding: 0,
  border: "2px solid transparent",
  borderRadius: vars.radius.s,
  textAlign: "center",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    '&[data-outside="true"]': { color: text.muted },
    '&[aria-current="date"]': { borderColor: border.strong, fontWeight: vars.font.weight.bold },
    '&[aria-selected="true"]': { background: surface.brandSoft, color: text.onBrandSoft },
    '&[data-edge="true"]': { background: action.primary, color: action.onPrimary, fontWeight: vars.font.weight.strong },
    '&[aria-disabled="true"]': { background: "none", color: text.muted, textDecoration: "line-through", cursor: "not-allowed" },
    "&:focus-visible": { ...focusRing, zIndex: 1 },
  },
  "@media": {
    [hoverable]: { selectors: { '&:hover:not([aria-disabled="true"], [data-edge="true"])': { background: action.quietHover } } },
    [forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        '&[aria-disabled="true"]': { color: "GrayText" },
      },
    },
  },
});

export const hint = component({ margin: 0, paddingBlockStart: vars.space[2], color: text.muted, fontSize: vars.font.size.s, textAlign: "center" });
export const foot = component({ display: "flex", justifyContent: "space-between", marginBlockStart: vars.space[2] });
