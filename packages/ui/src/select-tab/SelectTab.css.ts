import { component, focusRing, pressable, print, hoverable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";
import type { ItemWidth } from "./SelectTab.js";

const { action, border, surface, text } = vars.color;
const widths = [64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320] as const satisfies readonly ItemWidth[];

/** The gap below a line belongs to its entries, so that folded lines can have no height at all. */
const gap = vars.space[2];

export const list = component({ display: "grid", columnGap: gap, margin: 0, marginBlockEnd: `calc(-1 * ${gap})`, padding: 0, listStyleType: '""' });

/** In em, so that larger text has wider places. */
export const width = Object.fromEntries(
  widths.map((pixels) => [pixels, component({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${pixels / 16}em), 1fr))` })]),
) as Record<ItemWidth, string>;

export const item = component({
  display: "grid",
  paddingBlockEnd: gap,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [print]: { selectors: { "&[hidden]": { display: "grid" } } } },
});

/** Before the scripts come, as many lines as will stay then; where none will come, all. */
export const earlyLines = [1, 2, 3, 4].map((lines) =>
  component({ "@media": { "screen and (scripting: enabled)": { gridTemplateRows: `repeat(${lines}, auto)`, gridAutoRows: 0, overflow: "hidden" } } }),
);

/** Until measured, what lies beyond the maximum is folded where scripts will come. */
export const early = component({ "@media": { "screen and (scripting: enabled)": { display: "none" } } });

export const option = component({
  ...pressable,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.s,
  background: surface.raised,
  color: text.default,
  font: "inherit",
  lineHeight: vars.font.lineHeight.tight,
  textAlign: "center",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:focus-visible": focusRing,
    '&[data-selected="true"]': {
      borderColor: action.primary,
      boxShadow: `inset 0 0 0 1px ${action.primary}`,
      background: surface.brandSoft,
      color: text.onBrandSoft,
      fontWeight: vars.font.weight.strong,
    },
    '&:disabled, &[aria-disabled="true"]': { color: text.muted, background: surface.sunken, cursor: "not-allowed" },
  },
  "@media": {
    [hoverable]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: action.primary, color: text.link } } },
    "(forced-colors: active)": { selectors: { '&[data-selected="true"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } } },
  },
});

export const toggle = component({
  ...pressable,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[1],
  inlineSize: "100%",
  marginBlock: `${gap} 0`,
  border: 0,
  background: "none",
  color: text.link,
  font: "inherit",
  selectors: { "&:focus-visible": focusRing },
  "@media": { "(scripting: none)": { display: "none" }, [print]: { display: "none" } },
});

export const arrow = component({ transition: `transform ${vars.motion.fast}`, selectors: { '[aria-expanded="true"] > &': { transform: "rotate(180deg)" } } });
