import { component } from "../style/index.js";
import { from } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  inlineSize: `min(100% - 2 * ${vars.space[4]}, ${vars.size.container})`,
  marginInline: "auto",
  "@media": { [from("m")]: { inlineSize: `min(100% - 2 * ${vars.space[6]}, ${vars.size.container})` } },
});
