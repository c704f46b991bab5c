import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const bar = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[4], flex: "1 1 auto" });
const tall = { display: "inline-flex", alignItems: "center", gap: vars.space[2], minBlockSize: vars.size.target, minInlineSize: vars.size.target } as const;
export const call = portal({
  ...tall,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.m,
  background: vars.color.action.primary,
  color: vars.color.action.onPrimary,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  ":hover": { background: vars.color.action.primaryHover },
});
export const tool = portal({ ...tall, color: vars.color.text.link, cursor: "pointer" });
export const sizes = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[2] });
export const size = portal({
  ...tall,
  justifyContent: "center",
  color: vars.color.text.link,
  selectors: { "&[aria-current]": { fontWeight: vars.font.weight.bold, boxShadow: "inset 0 -4px currentColor" } },
});
export const more = portal({});
export const moreList = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4] });
export const slider = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });
export const slide = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  flex: "1 1 16rem",
  minBlockSize: vars.size.target,
});
export const range = portal({
  flex: "1 1 10rem",
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  margin: 0,
  accentColor: vars.color.action.primary,
  cursor: "pointer",
});
export const keep = portal({
  ...tall,
  paddingInline: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.link,
  font: "inherit",
});
export const footer = portal({ display: "grid", gap: vars.space[2] });
export const fold = portal({ minBlockSize: vars.size.target, alignContent: "center", fontSize: vars.font.size.l, cursor: "pointer" });
