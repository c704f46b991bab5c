import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const root = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  "@media": { print: { display: "none" } },
});
export const share = portal({ minInlineSize: 0 });
export const summary = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.strong,
  cursor: "pointer",
});
export const panel = portal({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  padding: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
});
export const address = portal({ overflowWrap: "anywhere" });
export const code = portal({ inlineSize: "9rem", blockSize: "9rem" });
export const said = portal({ alignSelf: "center", color: vars.color.text.muted });
