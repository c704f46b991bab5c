import { portal, print } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const top = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 10rem",
  gap: vars.space[5],
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const about = portal({ display: "grid", alignContent: "start", gap: vars.space[3], lineHeight: vars.font.lineHeight.prose });
export const live = portal({ display: "grid", justifyItems: "center", alignContent: "start", gap: vars.space[2] });
export const address = portal({ fontSize: vars.font.size.s, color: vars.color.text.muted, overflowWrap: "anywhere", textAlign: "center" });
export const group = portal({
  padding: vars.space[5],
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  "@media": { [below("m")]: { padding: vars.space[4] }, [print]: { padding: vars.space[2], breakInside: "avoid" } },
});
export const title = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.xl });
export const list = portal({ display: "grid", gap: vars.space[1], paddingInlineStart: 0, listStyle: "none" });
export const item = portal({ paddingBlock: vars.space[1], "@media": { [print]: { breakInside: "avoid" } } });
export const label = portal({ display: "flex", alignItems: "center", gap: vars.space[3], minBlockSize: vars.size.target, cursor: "pointer" });
export const box = portal({ flex: "none", inlineSize: "1.25em", blockSize: "1.25em", accentColor: vars.color.surface.brand });
export const kind = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const note = portal({ paddingInlineStart: "2.25em", color: vars.color.text.muted, lineHeight: vars.font.lineHeight.prose });
export const screenOnly = portal({ paddingInlineStart: "2.25em", "@media": { [print]: { display: "none" } } });
