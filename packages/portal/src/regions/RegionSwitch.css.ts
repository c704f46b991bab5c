import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  ":hover": { background: vars.color.action.quietHover },
});
