import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const row = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${vars.space[1]} ${vars.space[3]}` });
export const label = portal({ flex: "none", color: vars.color.text.muted });
export const list = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const link = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  ":hover": { background: vars.color.action.quietHover },
  selectors: {
    "&[aria-current]": {
      background: vars.color.surface.brandSoft,
      borderColor: vars.color.action.primary,
      color: vars.color.text.onBrandSoft,
      fontWeight: vars.font.weight.strong,
    },
  },
});
