import { portal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const partTitle = portal({ fontSize: vars.font.size.xl });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const cards = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))", gap: vars.space[4] });
export const card = portal({ display: "grid", alignContent: "start", gap: vars.space[2], blockSize: "100%" });
export const cardTitle = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
export const cardLink = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center" });

export const members = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))", gap: vars.space[3] });
export const member = portal({
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
});
export const memberLink = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center", fontWeight: vars.font.weight.strong });
export const memberName = portal({ fontWeight: vars.font.weight.strong });
export const tags = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const stages = portal({ display: "grid", gap: vars.space[4] });
export const stage = portal({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  breakInside: "avoid",
});
export const number = portal({
  display: "grid",
  placeContent: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: vars.radius.full,
  background: vars.color.surface.brandSoft,
  color: vars.color.text.onBrandSoft,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const stageBody = portal({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
export const stageHead = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${vars.space[1]} ${vars.space[3]}`, minBlockSize: "2.5rem" });
export const stageName = portal({ fontSize: vars.font.size.l });
export const days = portal({ display: "block", inlineSize: "100%", blockSize: "0.75rem", marginBlock: vars.space[1] });
export const track = portal({ fill: vars.color.surface.sunken });
export const bar = portal({ fill: vars.color.action.primary });
export const dates = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[4]}`, fontVariantNumeric: "tabular-nums" });

export const totals = portal({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[4],
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] } },
});
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.strong, lineHeight: vars.font.lineHeight.tight });
export const actions = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
