import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const call = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.brandSoft,
  color: vars.color.text.onBrandSoft,
});
export const phone = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  color: "inherit",
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
/** Groups are of very different length: columns leave no holes. */
export const groups = portal({ columns: "22rem", columnGap: vars.space[4] });
export const item = portal({ breakInside: "avoid", paddingBlockEnd: vars.space[4] });
export const channels = portal({});
export const group = portal({ scrollMarginBlockStart: vars.size.stickyTop });
export const groupTitle = portal({ display: "flex", alignItems: "center", gap: vars.space[2], fontSize: vars.font.size.l });
export const title = portal({ fontSize: vars.font.size.xxl });
export const entry = portal({
  display: "grid",
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const link = portal({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], minBlockSize: vars.size.target });
export const digits = portal({ fontVariantNumeric: "tabular-nums" });
export const text = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const own = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3], scrollMarginBlockStart: vars.size.stickyTop });
portalGlobal(`${own} > :is(h3, p)`, { flexBasis: "100%" });
