import { below, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const grid = portal({
  display: "grid",
  gridTemplateColumns: "repeat(8, 1fr)",
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[1]}`,
  "@media": { [below("l")]: { gridTemplateColumns: "repeat(auto-fill, minmax(5.5rem, 1fr))" } },
});
export const tile = portal({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  textAlign: "center",
  lineHeight: vars.font.lineHeight.tight,
  color: vars.color.text.default,
  borderRadius: vars.radius.m,
  ":hover": { background: vars.color.action.quietHover, color: vars.color.text.link, textDecorationLine: "none" },
});
export const icon = portal({ color: vars.color.text.link, strokeWidth: 1.5 });
export const fold = portal({ borderBlockStart: `1px solid ${vars.color.border.default}` });
export const all = portal({
  padding: vars.space[2],
  minBlockSize: vars.size.target,
  alignContent: "center",
  textAlign: "center",
  color: vars.color.text.link,
  cursor: "pointer",
});
