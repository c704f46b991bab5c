import { vars } from "@onehall/ui/theme";
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
