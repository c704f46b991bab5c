import { component, visuallyHidden } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
export const to = component({ alignSelf: "center", flex: "none", color: vars.color.text.muted });
export const status = component(visuallyHidden);
