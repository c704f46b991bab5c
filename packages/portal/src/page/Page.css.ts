import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // A short page has its room at the end, not between its parts.
  alignContent: "start",
  gap: vars.space[5],
  paddingBlock: `${vars.space[4]} ${vars.space[9]}`,
});
export const head = portal({ display: "grid", gap: vars.space[2] });
export const title = portal({ fontSize: vars.font.size.display, fontWeight: vars.font.weight.bold, textSpacingTrim: "trim-start" });
export const lead = portal({ color: vars.color.text.muted });
