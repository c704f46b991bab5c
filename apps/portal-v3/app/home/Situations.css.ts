import { below, from, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  position: "relative",
  marginBlockStart: "-5rem",
  padding: `${vars.space[6]} ${vars.space[7]}`,
  background: vars.color.surface.raised,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.high,
  "@media": { [below("m")]: { padding: vars.space[4] } },
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: vars.space[2] });
export const sides = portal({ display: "inline-flex", padding: vars.space[1], borderRadius: vars.radius.full, background: vars.color.surface.brandSoft });
export const side = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[6],
  borderRadius: vars.radius.full,
  color: vars.color.text.onBrandSoft,
  fontWeight: vars.font.weight.strong,
  selectors: { "&[aria-current]": { background: vars.color.surface.brand, color: vars.color.text.onBrand } },
});
export const all = portal({ display: "inline-flex", alignItems: "center", gap: vars.space[1], minBlockSize: vars.size.target });
export const tiles = portal({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  "@media": { [below("m")]: { gap: 0 }, [from("l")]: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))" } },
  // Fewer in a row where letters are large: four characters stay on one line.
  "@supports": {
    "(width: max(1px, 2px))": { "@media": { [below("m")]: { gridTemplateColumns: "repeat(auto-fill, minmax(max(25%, 4.25em), 1fr))" } } },
  },
});
export const tile = portal({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[2]}`,
  borderRadius: vars.radius.m,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
  textAlign: "center",
  ":hover": { background: vars.color.action.quietHover, textDecorationLine: "none" },
  "@media": { [below("m")]: { paddingInline: 0 } },
});
export const icon = portal({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.75rem",
  blockSize: "3.75rem",
  borderRadius: vars.radius.m,
  background: vars.color.surface.brandSoft,
  color: vars.color.text.onBrandSoft,
  selectors: {
    "li:nth-child(3n+2) &": { background: vars.color.surface.successSoft, color: vars.color.text.success },
    "li:nth-child(3n) &": { background: vars.color.surface.warningSoft, color: vars.color.text.warning },
  },
});
