import { component, componentGlobal, forcedColors, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const select = component({
  paddingInlineEnd: vars.space[8],
  cursor: "pointer",
  "@media": { [forcedColors]: { backgroundColor: "Field" } },
});
// The list that opens belongs to the browser; without this it may be light on light.
componentGlobal(`${select} :is(option, optgroup)`, { background: vars.color.surface.raised, color: vars.color.text.default });

/** Lies over the select and lets every press through. */
export const arrow = component({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  marginBlock: "auto",
  color: vars.color.text.muted,
  pointerEvents: "none",
  "@media": { [print]: { display: "none" } },
});
