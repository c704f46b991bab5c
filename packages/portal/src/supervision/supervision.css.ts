import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

export const actions = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const charts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 34rem), 1fr))", gap: vars.space[4] });
export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const title = portal({ fontSize: vars.font.size.xl });
export const facts = portal({ display: "grid", margin: 0 });
export const fact = portal({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const label = portal({ color: vars.color.text.muted });
export const value = portal({ margin: 0, fontWeight: vars.font.weight.strong, fontVariantNumeric: "tabular-nums" });
export const link = portal(touchTarget);
