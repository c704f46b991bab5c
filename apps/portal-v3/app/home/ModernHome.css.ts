import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const section = portal({ marginBlockStart: vars.space[9] });
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[4], marginBlockEnd: vars.space[4] });
export const title = portal({ fontSize: "1.75rem", letterSpacing: "0.03em" });
export const note = portal({ color: vars.color.text.muted });
export const more = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  marginInlineStart: "auto",
  fontWeight: vars.font.weight.strong,
});
export const card = portal({
  blockSize: "100%",
  padding: `${vars.space[5]} ${vars.space[6]}`,
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
});
export const cardTitle = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.xl });
export const figures = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))", gap: vars.space[4] });
export const figure = portal({
  fontSize: "2.125rem",
  lineHeight: vars.font.lineHeight.tight,
  color: vars.color.text.onBrandSoft,
  fontVariantNumeric: "tabular-nums",
});
export const ranks = portal({});
portalGlobal(`${ranks} > ol`, { columns: "2 22rem", columnGap: vars.space[7] });
portalGlobal(`${ranks} li`, { breakInside: "avoid" });
