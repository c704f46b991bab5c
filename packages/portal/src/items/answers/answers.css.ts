import { portal, portalGlobal } from "@onehall/ui/style";
import { below, from, vars } from "@onehall/ui/theme";
import { chip as chipStyle, chips as chipList } from "../../page/chip";

const { surface, text } = vars.color;

/** What the tasks are about stands beside them where there is room; on phones above, behind one heading. */
export const layout = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [from("l")]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", gap: vars.space[7] } },
});
export const main = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], minInlineSize: 0 });
/** On phones the conditions explain themselves, and the first answer is to be in sight. */
portalGlobal(`${main} > [role=group] > span`, { "@media": { [below("m")]: { display: "none" } } });
export const subjects = portal({
  order: -1,
  paddingInline: vars.space[4],
  background: surface.brandSoft,
  borderRadius: vars.radius.m,
  "@media": { [from("l")]: { order: 0, padding: vars.space[5], borderRadius: vars.radius.l }, print: { display: "none" } },
});
export const summary = portal({ color: text.onBrandSoft });
/** Word and button in one line, also on phones. */
export const find = portal({ maxInlineSize: "30rem", marginBlockEnd: vars.space[4] });
portalGlobal(`${find} > form`, { flexWrap: "nowrap" });
portalGlobal(`${find} > form > div`, { flexWrap: "nowrap", "@media": { [below("m")]: { flex: "1 1 auto" } } });
portalGlobal(`${find} > form > div > label`, { flexBasis: "auto" });
portalGlobal(`${find} > form > button`, { flex: "none" });
export const group = portal({
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
  fontWeight: vars.font.weight.strong,
  "@media": { [from("l")]: { selectors: { "div:first-of-type > &": { marginBlockStart: 0 } } } },
});
export const chips = portal(chipList);
export const chip = portal(chipStyle);
export const others = portal({ marginBlock: `${vars.space[3]} ${vars.space[2]}`, padding: 0, listStyle: "none" });
portalGlobal(`${others} a`, { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });
