import { below, from, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

/** Clear of what follows the page. */
export const parts = portal({ paddingBlockEnd: vars.space[9] });
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
  "@media": { [below("m")]: { padding: vars.space[4] } },
});
export const cardTitle = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.xl });
const columns = (count: number) => `repeat(min(${count}, ${vars.size.columns}), minmax(0, 1fr))`;
export const figures = portal({
  display: "grid",
  gridTemplateColumns: columns(2),
  gap: vars.space[4],
  "@media": { [from("l")]: { gridTemplateColumns: columns(4) } },
});
export const figure = portal({
  fontSize: "clamp(1.25rem, 3vw, 2.125rem)",
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  color: vars.color.text.onBrandSoft,
  fontVariantNumeric: "tabular-nums",
});
export const ranks = portal({});
portalGlobal(`${ranks} > ol`, {
  "@media": { [from("l")]: { display: "grid", gridTemplateRows: "repeat(5, auto)", gridAutoFlow: "column", columnGap: vars.space[7] } },
});
