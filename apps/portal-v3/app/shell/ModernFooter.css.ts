import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  marginBlockStart: vars.space[10],
  paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
  background: vars.color.surface.footer,
  color: vars.color.text.onFooter,
  fontSize: vars.font.size.s,
});
export const heading = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.m });
export const codes = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[2]}` });
export const hotline = portal({ fontSize: vars.font.size.display, fontWeight: vars.font.weight.bold, color: "inherit" });
export const base = portal({
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.text.onFooterMuted}`,
  color: vars.color.text.onFooterMuted,
});
export const list = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))", columnGap: vars.space[3] });
