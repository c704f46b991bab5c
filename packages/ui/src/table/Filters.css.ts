import { component, focusRing, pressable, print, hoverable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

export const bar = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  "@media": { [print]: { display: "none" } },
});

/** An open one takes a line of its own, so that its boxes have room. */
export const filter = component({ maxInlineSize: "100%", selectors: { "&[open]": { flexBasis: "100%" } } });

export const heading = component({
  ...pressable,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  paddingInline: vars.space[4],
  border: `${vars.size.stroke} solid ${border.strong}`,
  borderRadius: vars.radius.s,
  background: surface.raised,
  color: text.default,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: '"▾"', color: text.muted },
    "[open] > &::after": { content: '"▴"' },
    "&:focus-visible": focusRing,
    "[data-ticked] > &": { borderColor: action.primary, background: surface.brandSoft, color: text.onBrandSoft, fontWeight: vars.font.weight.strong },
  },
  "@media": { [hoverable]: { selectors: { "&:hover": { borderColor: action.primary } } } },
});

export const boxes = component({ marginBlockStart: vars.space[2], paddingInline: vars.space[1] });
