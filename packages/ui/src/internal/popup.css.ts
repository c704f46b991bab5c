import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

/** What opens above the page. Sits in the top layer where browsers know popovers, above everything by its index elsewhere. */
export const popup = component({
  position: "fixed",
  inset: "auto",
  zIndex: 1000,
  margin: 0,
  padding: 0,
  maxInlineSize: `calc(100vw - 2 * ${vars.space[2]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.body,
  textAlign: "start",
  whiteSpace: "normal",
});
