import { below, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], alignContent: "start" });
export const column = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], gridTemplateRows: "auto 1fr" });
export const chips = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const chip = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.s,
  ":hover": { background: vars.color.action.quietHover },
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", gap: `0 ${vars.space[4]}` });
export const heading = portal({ fontSize: vars.font.size.xl });
export const more = portal({ minBlockSize: vars.size.target, alignContent: "center" });
export const tiles = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))", gap: vars.space[1] });
export const tile = portal({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[1],
  blockSize: "100%",
  minBlockSize: vars.size.target,
  padding: vars.space[3],
  textAlign: "center",
  lineHeight: vars.font.lineHeight.tight,
  color: vars.color.text.default,
  borderRadius: vars.radius.m,
  ":hover": { background: vars.color.action.quietHover, color: vars.color.text.link },
});
export const icon = portal({ color: vars.color.text.link, strokeWidth: 1.5 });
export const count = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s, fontVariantNumeric: "tabular-nums" });
export const offices = portal({ columns: "16rem 3", columnGap: vars.space[6] });
export const office = portal({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  breakInside: "avoid",
  color: vars.color.text.default,
  ":hover": { color: vars.color.text.link },
});
export const fold = portal({ cursor: "pointer", minBlockSize: vars.size.target, alignContent: "center", color: vars.color.text.link });
export const things = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))", gap: vars.space[3] });
export const thing = portal({
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  blockSize: "100%",
  padding: vars.space[4],
  color: vars.color.text.default,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderInlineStart: `4px solid ${vars.color.action.primary}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  ":hover": { background: vars.color.action.quietHover },
});
export const thingName = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong, color: vars.color.text.link });
export const thingText = portal({
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

export const roots = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});
export const groups = portal({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[4],
  "@media": { [below("l")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const group = portal({ display: "flex", flexDirection: "column", blockSize: "100%" });
export const groupHead = portal({ display: "flex", alignItems: "center", gap: vars.space[2], marginBlockEnd: vars.space[2] });
export const groupName = portal({ flex: 1, fontSize: vars.font.size.l });
export const groupMore = portal({ marginBlockStart: "auto", minBlockSize: vars.size.target, alignContent: "center" });
