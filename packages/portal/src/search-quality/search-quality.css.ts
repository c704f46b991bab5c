import { portal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], lineHeight: vars.font.lineHeight.prose });
export const title = portal({ fontSize: vars.font.size.xl });
export const date = portal({ color: vars.color.text.muted });
export const figures = portal({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[5],
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const figure = portal({ display: "grid", alignContent: "start", gap: vars.space[1] });
export const value = portal({ fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.strong, fontVariantNumeric: "tabular-nums" });
export const meaning = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
