import { component, focusRing } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[1],
  margin: 0,
  fontSize: vars.font.size.s,
  textAlign: "center",
});

/** Black on white in every theme and every forced palette: scanners need it. */
export const code = component({
  display: "block",
  inlineSize: "7rem",
  blockSize: "7rem",
  border: `1px solid ${vars.color.border.default}`,
  background: "#ffffff",
  fill: "#000000",
  forcedColorAdjust: "none",
});

export const link = component({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  color: "inherit",
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { "&:focus-visible": focusRing },
});
