import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const anchors = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const anchor = portal({
  display: "inline-block",
  minBlockSize: vars.size.target,
  alignContent: "center",
  paddingInline: vars.space[3],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  ":hover": { background: vars.color.action.quietHover },
});
export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], scrollMarginBlockStart: vars.size.stickyTop });
export const title = portal({ fontSize: vars.font.size.xl });
export const text = portal({ color: vars.color.text.muted });
