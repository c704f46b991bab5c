import { portal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const figures = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: vars.space[3],
  margin: 0,
});
export const figure = portal({
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  // Two stand side by side on phones: the last of an odd number has the line to itself.
  "@media": { [below("s")]: { selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } } } },
});
export const label = portal({ color: vars.color.text.muted });
export const number = portal({
  margin: 0,
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.2,
  whiteSpace: "nowrap",
});
export const unit = portal({
  marginInlineStart: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.regular,
});
export const note = portal({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.s });
