import { component, focusRing, pressable, hoverable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, text } = vars.color;

export const root = component({ position: "relative", display: "inline-block" });
export const summary = component({ listStyle: "none", selectors: { "&::-webkit-details-marker": { display: "none" } } });
export const menu = component({ selectors: { "&&": { minInlineSize: "11rem", padding: vars.space[1], listStyleType: '""' } } });
export const early = component({ selectors: { "&&&": { position: "absolute", insetBlockStart: `calc(100% + ${vars.space[1]})`, insetInlineStart: 0 } } });

export const item = component({
  ...pressable,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  inlineSize: "100%",
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: text.default,
  font: "inherit",
  lineHeight: vars.font.lineHeight.tight,
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: "-3px", boxShadow: "none" },
    '&[aria-disabled="true"]': { color: text.muted, cursor: "not-allowed" },
  },
  "@media": { [hoverable]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: action.quietHover, color: text.link } } } },
});
export const hint = component({ color: text.muted, fontSize: vars.font.size.s });
