import { component, visuallyHidden } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const count = component({ color: vars.color.text.muted, fontSize: vars.font.size.s, fontVariantNumeric: "tabular-nums", textAlign: "end" });
export const said = component(visuallyHidden);
