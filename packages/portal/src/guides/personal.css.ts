import { portal, portalGlobal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const root = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  scrollMarginTop: vars.size.stickyTop,
  "@media": { print: { display: "none" } },
});
export const title = portal({ fontSize: vars.font.size.xxl });
export const sheet = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], lineHeight: vars.font.lineHeight.prose });
export const ask = portal({ display: "grid", justifyItems: "start", gap: vars.space[4] });
export const link = portal({ display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const list = portal({});
portalGlobal(`${list}:not([role='list'])`, { paddingInlineStart: "1.5em", listStyle: "disc" });
export const folded = portal({});
export const summary = portal({ minBlockSize: vars.size.target, alignContent: "center", cursor: "pointer" });
export const given = portal({ display: "grid", gap: vars.space[2] });
export const one = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: vars.space[1] } },
});
export const asked = portal({ color: vars.color.text.muted, "@media": { [below("m")]: { gridColumn: "1 / -1" } } });
