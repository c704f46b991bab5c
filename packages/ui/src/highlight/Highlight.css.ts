import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const mark = component({
  background: vars.color.surface.mark,
  color: vars.color.text.onMark,
  fontWeight: vars.font.weight.strong,
  borderRadius: "2px",
});
