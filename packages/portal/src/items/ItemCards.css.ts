import { portal } from "@onehall/ui/style";
import { from, vars } from "@onehall/ui/theme";

const { border, surface, text } = vars.color;

export const cards = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], padding: 0, listStyle: "none" });
/** The action beside the answer where there is room, below it on phones. */
export const card = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[3],
  padding: vars.space[4],
  background: surface.raised,
  border: `${vars.size.stroke} solid ${border.default}`,
  borderRadius: vars.radius.l,
  "@media": { [from("m")]: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingInline: vars.space[6] } },
});
export const body = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });
export const title = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[2], margin: 0 });
export const name = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
});
export const phrase = portal({ color: text.muted, fontSize: vars.font.size.s });
export const rank = portal({
  flex: "none",
  minInlineSize: "1.75rem",
  lineHeight: "1.75rem",
  textAlign: "center",
  borderRadius: vars.radius.s,
  background: surface.brandSoft,
  color: text.onBrandSoft,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
});
export const answer = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5], rowGap: vars.space[1], padding: 0, listStyle: "none" });
export const fact = portal({ display: "inline-flex", alignItems: "center", gap: vars.space[2], fontWeight: vars.font.weight.medium });
export const authority = portal({ color: text.muted, fontSize: vars.font.size.s });
export const action = portal({ "@media": { [from("m")]: { minInlineSize: "8rem" }, print: { display: "none" } } });
