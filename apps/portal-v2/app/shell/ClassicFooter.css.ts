import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const root = portal({
  marginBlockStart: vars.space[8],
  paddingBlock: `${vars.space[6]} ${vars.space[6]}`,
  background: vars.color.surface.footer,
  borderBlockStart: `3px solid ${vars.color.surface.brand}`,
  color: vars.color.text.onFooterMuted,
  fontSize: vars.font.size.s,
});
portalGlobal(`${root} a`, { color: vars.color.text.onFooter });
export const links = portal({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space[6],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const row = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[6], paddingBlockStart: vars.space[5] });
/** On phones codes stand below. @see SHELL-23 */
export const facts = portal({ flex: "1 1 20rem", display: "grid", gap: vars.space[1], "@media": { [below("m")]: { flexBasis: "100%" } } });
export const codes = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[5], "@media": { [below("m")]: { columnGap: vars.space[2] } } });
portalGlobal(`${codes} > li`, { display: "grid", justifyItems: "center", gap: vars.space[2] });
