import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal, print } from "@onehall/ui/style";

export const root = portal({ background: vars.color.surface.raised, "@media": { [print]: { display: "none" } } });

export const utility = portal({ borderBlockEnd: `1px solid ${vars.color.border.default}`, fontSize: vars.font.size.s, color: vars.color.text.muted });
export const utilityRow = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[5], minBlockSize: "40px" });
portalGlobal(`${utilityRow} > a`, { display: "inline-flex", alignItems: "center", gap: vars.space[1], minBlockSize: "40px", color: "inherit" });
portalGlobal(`${utilityRow} > a:hover`, { color: vars.color.text.link });
export const gap = portal({ flex: 1 });

export const brand = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4], paddingBlock: vars.space[4] });
export const name = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  color: vars.color.text.default,
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.bold,
  letterSpacing: "0.08em",
  lineHeight: vars.font.lineHeight.tight,
  ":hover": { textDecorationLine: "none" },
  "@media": { [below("m")]: { fontSize: vars.font.size.xl, letterSpacing: 0, gap: vars.space[3] } },
});
export const hall = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  fontSize: vars.font.size.xl,
  "@media": { [below("m")]: { paddingInlineStart: 0, borderInlineStart: 0, fontSize: vars.font.size.l } },
});
export const search = portal({
  flex: "1 1 20rem",
  minInlineSize: 0,
  maxInlineSize: "26rem",
  marginInlineStart: "auto",
  "@media": { [below("m")]: { maxInlineSize: "none", flexBasis: "100%" } },
});

export const menu = portal({ background: vars.color.surface.brand, color: vars.color.text.onBrand, overflowX: "auto" });
export const menuList = portal({ display: "flex" });
export const menuItem = portal({
  display: "block",
  paddingInline: "26px",
  lineHeight: "52px",
  fontSize: vars.font.size.l,
  whiteSpace: "nowrap",
  color: "inherit",
  ":hover": { background: vars.color.surface.brandStrong, textDecorationLine: "none" },
  ":focus-visible": { outlineOffset: "-5px", outlineColor: vars.color.text.onBrand, boxShadow: "none" },
  selectors: { "&[aria-current]": { background: vars.color.surface.brandStrong, fontWeight: vars.font.weight.bold } },
  "@media": { [below("m")]: { paddingInline: vars.space[4] } },
});
