import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const receipt = portal({ fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.strong, letterSpacing: "0.06em", overflowWrap: "anywhere" });
export const title = portal({ marginBlockEnd: vars.space[4], fontSize: vars.font.size.xl });
export const draft = portal({
  position: "sticky",
  insetBlockEnd: 0,
  maxInlineSize: "75rem",
  marginInline: "auto",
  "@media": { print: { display: "none" } },
});
export const draftText = portal({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
});
export const kept = portal({ display: "grid", gap: vars.space[2], border: 0, padding: 0, margin: 0 });
