import { portal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const month = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const monthName = portal({ fontSize: vars.font.size.xl });
export const events = portal({
  display: "grid",
  gap: vars.space[4],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
});
export const event = portal({
  display: "grid",
  gridTemplateColumns: "6em minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const day = portal({ color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });
export const link = portal({ display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const source = portal({ display: "block", color: vars.color.text.muted, fontSize: vars.font.size.s });
