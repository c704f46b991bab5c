import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  overflow: "hidden",
});
export const summary = portal({ paddingInline: vars.space[4], ":focus-visible": { outlineOffset: "-3px", boxShadow: "none" } });
/** One column at the side, more where the rail has the whole width. */
export const list = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11em), 1fr))", paddingBlock: vars.space[1] });
export const entry = portal({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  color: vars.color.text.default,
  borderInlineStart: "3px solid transparent",
  ":hover": { background: vars.color.action.quietHover },
  ":focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
  selectors: {
    "&[aria-current]": {
      background: vars.color.surface.brandSoft,
      borderInlineStartColor: vars.color.action.primary,
      color: vars.color.text.onBrandSoft,
      fontWeight: vars.font.weight.strong,
    },
  },
});
export const count = portal({
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
export const heading = portal({
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const other = portal({ borderBlockStart: `1px solid ${vars.color.border.default}`, paddingBlock: vars.space[2] });
