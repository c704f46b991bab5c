import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const sheet = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], maxInlineSize: "56rem" });
export const picture = portal({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
});
export const actions = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
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
