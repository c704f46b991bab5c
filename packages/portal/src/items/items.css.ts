import { below as narrowerThan, from, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";
import { touchTarget } from "../page/touch-target";

export const list = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  // There the tasks are cards themselves.
  "@media": { [narrowerThan("m")]: { padding: 0, border: 0, background: "none" } },
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: `0 ${vars.space[4]}` });
export const count = portal({ color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });
export const file = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  "@media": { print: { display: "none" } },
});
/** As high as targets are to be: padding around inline text moves nothing, so long names wrap as text does. */
export const link = portal({ paddingBlock: `calc((${vars.size.target} - 1lh) / 2)` });
export const ways = portal({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[2]}`,
  "@media": { [from("s")]: { whiteSpace: "nowrap" } },
});
export const name = portal({ display: "flex", alignItems: "start", gap: vars.space[2], fontWeight: vars.font.weight.medium });
export const title = portal({ flex: 1, minInlineSize: 0 });
export const phrase = portal({ display: "block", color: vars.color.text.muted, fontSize: vars.font.size.s, fontWeight: vars.font.weight.regular });
export const rank = portal({
  flex: "none",
  minInlineSize: "1.75rem",
  lineHeight: "1.75rem",
  textAlign: "center",
  borderRadius: vars.radius.s,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  background: vars.color.surface.brandSoft,
  color: vars.color.text.onBrandSoft,
  selectors: { "&[data-top]": { background: vars.color.surface.brand, color: vars.color.text.onBrand } },
});

export const actions = portal({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  "@media": { [from("m")]: { flexWrap: "nowrap" }, print: { display: "none" } },
});
export const action = portal({
  ...touchTarget,
  whiteSpace: "nowrap",
  selectors: { "&[data-main]": { fontWeight: vars.font.weight.bold } },
});

export const below = portal({ fontWeight: vars.font.weight.regular, "@media": { print: { display: "none" } } });
export const summary = portal({
  inlineSize: "fit-content",
  minBlockSize: vars.size.target,
  alignContent: "center",
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  cursor: "pointer",
  ":hover": { color: vars.color.text.link },
});
export const lower = portal({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[3]}`,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.border.default}`,
  selectors: { "&[data-kind=members]": { display: "grid" } },
});
export const lowerLink = portal({
  display: "inline-block",
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  alignContent: "center",
  fontSize: vars.font.size.s,
});

export const main = portal({ display: "grid", alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const views = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `0 ${vars.space[5]}`,
  borderBlockEnd: `${vars.size.stroke} solid ${vars.color.border.default}`,
  marginBlockEnd: vars.space[5],
  "@media": { print: { display: "none" } },
});
export const viewList = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2], "@media": { [narrowerThan("m")]: { gap: 0 } } });
export const view = portal({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  // All five side by side on a phone of usual width.
  "@media": { [narrowerThan("m")]: { paddingInline: "0.375rem" } },
  whiteSpace: "nowrap",
  color: vars.color.text.default,
  borderBlockEnd: "3px solid transparent",
  ":hover": { color: vars.color.text.link },
  selectors: { "&[aria-current]": { color: vars.color.text.link, borderBlockEndColor: vars.color.action.primary, fontWeight: vars.font.weight.strong } },
});
export const filters = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const form = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
/** On phones a line of its own, the label above. */
export const field = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: "100%",
  "@media": { [narrowerThan("m")]: { flexBasis: "100%", gap: vars.space[1] } },
});
portalGlobal(`${field} > span`, { "@media": { [narrowerThan("m")]: { flexBasis: "100%" } } });
export const word = portal({ inlineSize: "16rem", maxInlineSize: "100%", "@media": { [narrowerThan("m")]: { inlineSize: "100%" } } });
export const label = portal({ flex: "none", color: vars.color.text.muted, "@media": { [narrowerThan("m")]: { flexBasis: "100%" } } });
export const select = portal({
  flex: "0 1 auto",
  inlineSize: "14rem",
  "@media": { [narrowerThan("m")]: { inlineSize: "100%" } },
  minInlineSize: 0,
  maxInlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
});
