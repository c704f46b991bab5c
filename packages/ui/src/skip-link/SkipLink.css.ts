import { component, focusRing, pressable, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  ...pressable,
  position: "absolute",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 1000,
  display: "inline-flex",
  alignItems: "center",
  paddingInline: vars.space[5],
  borderRadius: vars.radius.m,
  background: vars.color.action.primary,
  color: vars.color.action.onPrimary,
  fontWeight: vars.font.weight.strong,
  textDecoration: "none",
  // Out of sight until focused, yet never display: none, or it could not be focused at all.
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)", clipPath: "inset(50%)" }, "&:focus": focusRing },
  "@media": { [print]: { display: "none" } },
});
