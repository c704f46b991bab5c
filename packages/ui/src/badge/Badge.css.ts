import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const anchor = component({ position: "relative", display: "inline-flex" });

export const count = component({
  display: "inline-block",
  minInlineSize: "1.5em",
  paddingInline: "0.4em",
  border: "1px solid transparent",
  borderRadius: vars.radius.full,
  background: vars.color.surface.danger,
  color: vars.color.text.onDanger,
  fontSize: vars.font.size.s,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.font.weight.strong,
  lineHeight: 1.4,
  textAlign: "center",
  whiteSpace: "nowrap",
  selectors: { [`${anchor} > &`]: { position: "absolute", insetBlockStart: "-0.9em", insetInlineStart: "calc(100% - 0.35em)" } },
});
