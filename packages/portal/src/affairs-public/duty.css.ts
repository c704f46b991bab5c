import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const actions = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], lineHeight: vars.font.lineHeight.prose });
export const heading = portal({ fontSize: vars.font.size.xl });
export const facts = portal({
  display: "grid",
  gridTemplateColumns: "6em minmax(0, 1fr)",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  "@media": { [below("s")]: { gridTemplateColumns: "5em minmax(0, 1fr)", columnGap: vars.space[2] } },
});
portalGlobal(`${facts} dt`, { color: vars.color.text.muted });
portalGlobal(`${facts} dd`, { marginInlineStart: 0, overflowWrap: "anywhere" });
export const lines = portal({ display: "grid", gap: vars.space[2], listStyleType: "decimal", paddingInlineStart: "1.75em", maxInlineSize: "52em" });
