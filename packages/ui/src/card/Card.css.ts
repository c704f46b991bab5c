import { component, print } from "../style/index.js";
import { from } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  display: "block",
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  "@media": { [print]: { breakInside: "avoid", boxShadow: "none" } },
});

export const padding = {
  none: component({ padding: 0, overflow: "hidden" }),
  small: component({ padding: vars.space[4] }),
  medium: component({ padding: vars.space[4], "@media": { [from("m")]: { padding: vars.space[6] } } }),
  large: component({ padding: vars.space[5], "@media": { [from("m")]: { paddingBlock: vars.space[7], paddingInline: vars.space[7] } } }),
};
