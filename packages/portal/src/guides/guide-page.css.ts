import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const page = portal({ paddingBlock: `${vars.space[4]} ${vars.space[9]}` });
export const layout = portal({
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  marginBlockStart: vars.space[5],
  "@media": { [below("l")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] } },
});
/** In elder mode the sections are folded: their headings are the menu. */
portalGlobal(`html[data-elder] ${layout}`, { display: "block" });
portalGlobal(`html[data-elder] ${layout} > :first-child`, { display: "none" });
export const sections = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], minInlineSize: 0 });
export const section = portal({
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  lineHeight: vars.font.lineHeight.prose,
  scrollMarginTop: vars.size.stickyTop,
  "@media": { [below("m")]: { padding: vars.space[4] } },
});
portalGlobal(`${section} p + p`, { marginBlockStart: vars.space[2] });
portalGlobal(`${section} :is(ul, ol):not([role='list'])`, { paddingInlineStart: "1.5em" });
export const empty = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))", gap: vars.space[4], color: vars.color.text.muted });
export const heading = portal({ marginBlockEnd: vars.space[3], fontSize: vars.font.size.xxl });
