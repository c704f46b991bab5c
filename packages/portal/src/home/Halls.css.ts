import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const halls = portal({});
export const hall = portal({
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[3] });
export const name = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  marginInlineEnd: "auto",
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
  ":hover": { color: vars.color.text.link },
});
export const open = portal({
  display: "none",
  color: vars.color.text.success,
  fontWeight: vars.font.weight.strong,
  selectors: { [`${hall}[data-open=true] &`]: { display: "inline" } },
});
export const shut = portal({ display: "none", color: vars.color.text.muted, selectors: { [`${hall}[data-open=false] &`]: { display: "inline" } } });
export const hours = portal({ color: vars.color.text.muted });
export const ways = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5] });
export const way = portal({ display: "inline-flex", alignItems: "center", gap: vars.space[1], minBlockSize: vars.size.target });
