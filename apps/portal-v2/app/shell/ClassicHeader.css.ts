import { below, from, vars } from "@onehall/ui/theme";
import { popovers, portal, portalGlobal, print } from "@onehall/ui/style";

export const root = portal({ background: vars.color.surface.raised, "@media": { [print]: { display: "none" } } });

export const utility = portal({ borderBlockEnd: `1px solid ${vars.color.border.default}`, fontSize: vars.font.size.s, color: vars.color.text.muted });
export const utilityRow = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[5],
  minBlockSize: vars.size.target,
  "@media": { [below("m")]: { columnGap: vars.space[3] } },
});
portalGlobal(`${utilityRow} > a`, { display: "inline-flex", alignItems: "center", gap: vars.space[1], minBlockSize: vars.size.target, color: "inherit" });
// One line on tablets and phones: what stands in the footer too gives way to the page.
portalGlobal(`${utilityRow} > span:first-child`, { "@media": { [below("l")]: { display: "none" } } });
portalGlobal(`${utilityRow} > a[target]`, { "@media": { [below("m")]: { display: "none" } } });
portalGlobal(`${utilityRow} > a:hover`, { color: vars.color.text.link });
export const gap = portal({ flex: 1 });

export const brand = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  "@media": { [below("m")]: { gap: vars.space[2], paddingBlock: vars.space[2] } },
});
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
  "@media": { [below("m")]: { fontSize: vars.font.size.l, letterSpacing: 0, gap: vars.space[2] } },
});
/** Mark, name, region and the way to another one fit the line of a phone. */
portalGlobal(`${name} > svg`, { "@media": { [below("m")]: { inlineSize: "2.25rem", blockSize: "2.25rem" } } });
portalGlobal(`${brand} > a`, { "@media": { [below("m")]: { marginInlineStart: "auto", paddingInline: vars.space[2], fontSize: vars.font.size.s } } });
export const hall = portal({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  fontSize: vars.font.size.xl,
  "@media": { [below("m")]: { paddingInlineStart: 0, borderInlineStart: 0, fontSize: vars.font.size.m } },
});
export const search = portal({
  flex: "1 1 20rem",
  minInlineSize: 0,
  maxInlineSize: "26rem",
  marginInlineStart: "auto",
  "@media": { [below("l")]: { maxInlineSize: "none" }, [below("m")]: { flexBasis: "100%" } },
});

export const menu = portal({ background: vars.color.surface.brand, color: vars.color.text.onBrand });
const button = {
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "52px",
  paddingInline: vars.space[2],
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: vars.font.size.l,
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "-5px", outlineColor: vars.color.text.onBrand, boxShadow: "none" },
} as const;
export const opener = portal({ ...button, display: "none", "@supports": { [popovers]: { "@media": { [below("m")]: { display: "inline-flex" } } } } });
export const closer = portal({ ...button, display: "none", "@supports": { [popovers]: { "@media": { [below("m")]: { display: "flex" } } } } });
/** What the browser does to a popover is undone where the menu is a row; a browser that knows no popovers shows it always, as a part of the page. */
export const sheet = portal({
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface.brand,
  color: "inherit",
  overflow: "visible",
  inlineSize: "auto",
  blockSize: "auto",
  "@media": {
    [from("m")]: { display: "block", position: "static" },
    [below("m")]: { color: vars.color.text.onBrand, padding: vars.space[3] },
  },
  "@supports": {
    [popovers]: { "@media": { [below("m")]: { position: "fixed", inset: "0 0 auto", maxBlockSize: "100dvh", overflowY: "auto" } } },
  },
  selectors: { "&::backdrop": { background: vars.color.surface.overlay } },
});
export const menuList = portal({ display: "flex", flexWrap: "wrap", "@media": { [below("m")]: { display: "grid", gridTemplateColumns: "1fr 1fr" } } });
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
  "@media": { [below("l")]: { paddingInline: vars.space[3] } },
});

/** The page below, also where it stands in a still part. @see SHELL-32 */
portalGlobal(`${root} ~ main, ${root} ~ * main`, { "@media": { screen: { minBlockSize: "760px" } } });
