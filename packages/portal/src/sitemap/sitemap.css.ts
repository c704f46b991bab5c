import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const part = portal({
  marginBlockEnd: vars.space[5],
  padding: vars.space[5],
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  "@media": { [below("m")]: { padding: vars.space[4] } },
});
export const title = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.l });
export const list = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11em), 1fr))",
  columnGap: vars.space[4],
  "@media": { [below("m")]: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5em), 1fr))" } },
});
export const link = portal({ display: "flex", alignItems: "center", minBlockSize: vars.size.target });
export const note = portal({ color: vars.color.text.muted });
export const facts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20em), 1fr))", gap: vars.space[2] });
export const fact = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[3] });
portalGlobal(`${fact} dt`, { color: vars.color.text.muted });
