import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

export const actions = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], scrollMarginBlockStart: vars.size.stickyTop });
export const title = portal({ fontSize: vars.font.size.xxl });
/** Wide enough for a ring with its legend beside it. */
export const charts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 34rem), 1fr))", gap: vars.space[4] });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const link = portal(touchTarget);
export const list = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const review = portal({
  display: "grid",
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  overflowWrap: "anywhere",
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "start", justifyContent: "space-between", gap: vars.space[2] });
export const task = portal({ fontSize: vars.font.size.l });
export const meta = portal({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[4]}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: "tabular-nums",
});
export const label = portal({ color: vars.color.text.muted });
export const words = portal({ margin: 0, paddingInlineStart: vars.space[3], borderInlineStart: `3px solid ${vars.color.border.strong}` });
export const answer = portal({ padding: `${vars.space[2]} ${vars.space[3]}`, borderRadius: vars.radius.s, background: vars.color.surface.sunken });
