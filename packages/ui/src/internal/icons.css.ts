import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const icon = component({
  display: "block",
  flex: "none",
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
