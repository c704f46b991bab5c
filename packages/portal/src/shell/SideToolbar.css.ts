import { below, vars } from "@onehall/ui/theme";
import { portal, print } from "@onehall/ui/style";

const width = "4.5rem";

export const root = portal({
  position: "fixed",
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[10],
  zIndex: 5,
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
  "@media": {
    [below("l")]: { insetInline: 0, insetBlockEnd: 0, borderRadius: 0, borderInline: 0, position: "sticky" },
    [print]: { display: "none" },
  },
});
export const list = portal({ display: "grid", width, "@media": { [below("l")]: { width: "auto", gridAutoFlow: "column", gridAutoColumns: "1fr" } } });
export const item = portal({
  position: "relative",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
  "@media": { [below("l")]: { selectors: { "& + &": { borderBlockStart: 0 } } } },
});
export const tool = portal({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  minBlockSize: "4rem",
  padding: `${vars.space[2]} ${vars.space[1]}`,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: "center",
  color: vars.color.text.muted,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: "inherit",
  ":hover": { color: vars.color.text.link, background: vars.color.action.quietHover },
  selectors: { "&[data-tool=switch]": { color: vars.color.text.link, fontWeight: vars.font.weight.strong }, "&::-webkit-details-marker": { display: "none" } },
});
export const panel = portal({});
export const codes = portal({
  position: "absolute",
  insetInlineEnd: "calc(100% + 8px)",
  insetBlockEnd: 0,
  display: "grid",
  gridTemplateColumns: "repeat(2, 9rem)",
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
  "@media": { [below("l")]: { insetInlineEnd: vars.space[2], insetBlockEnd: "calc(100% + 8px)" } },
});
export const code = portal({ display: "grid", justifyItems: "center", gap: vars.space[2], fontSize: vars.font.size.s, textAlign: "center" });
