import { from, vars } from "@onehall/ui/theme";
import { portal, print } from "@onehall/ui/style";

export const root = portal({
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  "@media": {
    // Only where a sticky row leaves enough of the window: not on phones, not at 400 % zoom.
    [`${from("l")} and (min-height: 600px)`]: { position: "sticky", insetBlockStart: 0, zIndex: 6 },
    [print]: { display: "none" },
  },
});
export const row = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  minBlockSize: "72px",
});
export const brand = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.text.default,
  ":hover": { textDecorationLine: "none" },
});
export const name = portal({ display: "grid", fontSize: vars.font.size.xl, fontWeight: vars.font.weight.bold, lineHeight: vars.font.lineHeight.tight });
export const sub = portal({ fontSize: vars.font.size.s, fontWeight: vars.font.weight.regular, color: vars.color.text.muted });
export const menu = portal({ marginInlineStart: "auto", maxInlineSize: "100%", overflowX: "auto" });
export const menuList = portal({ display: "flex", gap: vars.space[5] });
export const menuItem = portal({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[1],
  fontSize: vars.font.size.l,
  whiteSpace: "nowrap",
  color: vars.color.text.default,
  ":hover": { color: vars.color.text.link, textDecorationLine: "none" },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { "&[aria-current]": { color: vars.color.text.link, fontWeight: vars.font.weight.bold, boxShadow: `inset 0 -3px ${vars.color.surface.brand}` } },
});
export const tools = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4] });
export const tool = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  whiteSpace: "nowrap",
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  ":hover": { color: vars.color.text.link },
});
