import { below, from, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

const columns = (count: number) => `repeat(min(${count}, ${vars.size.columns}), minmax(0, 1fr))`;
export const things = portal({
  display: "grid",
  gridTemplateColumns: columns(2),
  gap: vars.space[5],
  "@media": { [below("m")]: { gridTemplateColumns: columns(1), gap: vars.space[3] }, [from("l")]: { gridTemplateColumns: columns(4) } },
});
export const thing = portal({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  blockSize: "100%",
  padding: vars.space[5],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderBlockStart: `6px solid ${vars.color.action.primary}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  ":hover": { background: vars.color.action.quietHover, textDecorationLine: "none" },
});
export const name = portal({ fontSize: vars.font.size.l, lineHeight: vars.font.lineHeight.tight });
/** Three lines of what it is; the whole text stands on its page. */
export const text = portal({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  color: vars.color.text.muted,
  marginBlockEnd: "auto",
});
export const count = portal({
  alignSelf: "start",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  background: vars.color.surface.successSoft,
  color: vars.color.text.success,
  fontSize: vars.font.size.s,
});
export const easy = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[6], marginBlockStart: vars.space[3] });
portalGlobal(`${easy} > a`, { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });
