import { below, from, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

const row = { display: "flex", alignItems: "center", gap: vars.space[3], minBlockSize: vars.size.target, paddingBlock: vars.space[1] } as const;

export const lines = portal({});
export const line = portal({ ...row, selectors: { "& + &": { borderBlockStart: `1px dashed ${vars.color.border.default}` } } });
export const ranks = portal({ counterReset: "rank" });
export const rank = portal({
  ...row,
  counterIncrement: "rank",
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` },
    "&::before": {
      content: "counter(rank)",
      flex: "none",
      inlineSize: "1.75rem",
      lineHeight: "1.75rem",
      textAlign: "center",
      borderRadius: vars.radius.s,
      fontSize: vars.font.size.s,
      fontWeight: vars.font.weight.bold,
      background: vars.color.surface.brandSoft,
      color: vars.color.text.onBrandSoft,
    },
    "&:nth-child(-n+3)::before": { background: vars.color.surface.brand, color: vars.color.text.onBrand },
  },
});
export const name = portal({ flex: 1, color: vars.color.text.default, ":hover": { color: vars.color.text.link } });
export const aside = portal({ flex: "none", color: vars.color.text.muted, fontSize: vars.font.size.s, fontVariantNumeric: "tabular-nums" });

const columns = (count: number) => `repeat(min(${count}, ${vars.size.columns}), minmax(0, 1fr))`;
export const ways = portal({
  display: "grid",
  gridTemplateColumns: columns(2),
  gap: vars.space[5],
  "@media": { [below("m")]: { gap: vars.space[3] }, [from("l")]: { gridTemplateColumns: columns(4) } },
});
export const way = portal({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  blockSize: "100%",
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderInlineStart: `4px solid ${vars.color.action.primary}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  ":hover": { background: vars.color.action.quietHover, color: vars.color.text.link, textDecorationLine: "none" },
  "@media": { [below("m")]: { flexDirection: "column", alignItems: "start", gap: vars.space[2], padding: vars.space[4] } },
});
export const wayIcon = portal({ flex: "none", color: vars.color.text.link, strokeWidth: 1.5 });
export const wayWords = portal({ display: "grid", gap: vars.space[1], fontSize: vars.font.size.l, lineHeight: vars.font.lineHeight.tight });
export const wayText = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.body });
