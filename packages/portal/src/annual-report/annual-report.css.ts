import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

export const years = portal({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[4]}`, listStyle: "none", padding: 0, marginBlock: 0 });
export const year = portal(touchTarget);
export const title = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.l });
export const rows = portal({ margin: 0 });
export const row = portal({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const label = portal({ color: vars.color.text.muted });
export const value = portal({ margin: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
