import { component, componentGlobal, focusRing, pressable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { surface, text } = vars.color;

export const root = component({
  display: "flex",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: "1px solid transparent",
  borderInlineStart: "4px solid currentColor",
  borderRadius: vars.radius.m,
  lineHeight: vars.font.lineHeight.body,
  selectors: {
    '&[data-tone="info"]': { background: surface.brandSoft, color: text.onBrandSoft },
    '&[data-tone="success"]': { background: surface.successSoft, color: text.success },
    '&[data-tone="warning"]': { background: surface.warningSoft, color: text.warning },
    '&[data-tone="danger"]': { background: surface.dangerSoft, color: text.danger },
  },
});

// By font size, as the icon measures itself in em: no two classes quarrel about one property.
export const icon = component({ fontSize: "1.3em", marginBlockStart: "0.06em" });
export const message = component({ display: "flex", gap: vars.space[3], flex: 1, minInlineSize: 0, alignSelf: "center" });
export const body = component({ flex: 1, minInlineSize: 0, color: text.default });
// Links within a sentence are told by more than colour; what has a class of its own looks as it says.
componentGlobal(`${body} :where(a:not([class]))`, { color: "inherit", textDecoration: "underline" });
export const title = component({ display: "block", fontWeight: vars.font.weight.strong });
export const close = component({
  ...pressable,
  display: "grid",
  placeItems: "center",
  flex: "none",
  alignSelf: "start",
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: "inherit",
  font: "inherit",
  selectors: { "&:focus-visible": focusRing },
});
