import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  color: vars.color.text.muted,
  textAlign: "center",
});

export const picture = component({ inlineSize: "120px", blockSize: "96px", marginBlockEnd: vars.space[2] });
export const ground = component({ fill: vars.color.surface.brandSoft });
export const sheet = component({
  fill: vars.color.surface.raised,
  stroke: vars.color.border.strong,
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});
export const line = component({ fill: "none", stroke: vars.color.border.default, strokeWidth: 4, strokeLinecap: "round" });
export const lens = component({ fill: vars.color.surface.brandSoft, stroke: vars.color.action.primary, strokeWidth: 3, strokeLinecap: "round" });
export const title = component({ margin: 0, color: vars.color.text.default, fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
export const action = component({ marginBlockStart: vars.space[3] });
