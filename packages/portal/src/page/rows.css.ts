import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** A list of labels and values, a line each, under one another where both do not fit. */
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
export const value = portal({ margin: 0, overflowWrap: "anywhere", fontWeight: vars.font.weight.strong, fontVariantNumeric: "tabular-nums" });
