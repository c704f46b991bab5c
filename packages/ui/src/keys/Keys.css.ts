import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  fontSize: vars.font.size.s,
  whiteSpace: "nowrap",
});
