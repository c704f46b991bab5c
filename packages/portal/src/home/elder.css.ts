import { from, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

const row = {
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: "72px",
  paddingInline: vars.space[5],
  borderRadius: vars.radius.m,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.strong,
} as const;

export const page = portal({ display: "grid", alignContent: "start", gap: vars.space[4], paddingBlock: vars.space[4] });
export const title = portal({ fontSize: vars.font.size.xxl });
export const tiles = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [from("m")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const tile = portal({
  ...row,
  border: `2px solid ${vars.color.border.strong}`,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  ":hover": { background: vars.color.action.quietHover },
});
export const all = portal({
  ...row,
  justifyContent: "center",
  background: vars.color.action.primary,
  color: vars.color.action.onPrimary,
  ":hover": { background: vars.color.action.primaryHover },
});
export const help = portal({ fontSize: vars.font.size.l });
