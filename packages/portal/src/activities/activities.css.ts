import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], marginBlockEnd: vars.space[5] });
export const heading = portal({ fontSize: vars.font.size.xl });
export const events = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))", gap: vars.space[2] });
export const event = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: vars.space[2],
  color: vars.color.text.default,
  borderRadius: vars.radius.m,
  ":hover": { background: vars.color.action.quietHover, color: vars.color.text.link },
});
export const icon = portal({ color: vars.color.text.link, strokeWidth: 1.5 });
export const count = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s, fontVariantNumeric: "tabular-nums" });
