import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const root = portal({ display: "grid", gap: vars.space[4] });
export const list = portal({ display: "grid", gap: vars.space[1] });
export const row = portal({ display: "flex", alignItems: "center", gap: vars.space[3], borderBlockEnd: `1px solid ${vars.color.border.default}` });
export const place = portal({ display: "block", flex: 1, minInlineSize: 0, minBlockSize: vars.size.target, alignContent: "center" });
export const note = portal({ display: "block", color: vars.color.text.muted, fontSize: vars.font.size.s });
export const step = portal({
  flex: "none",
  minBlockSize: vars.size.target,
  alignContent: "center",
  paddingInline: vars.space[2],
  border: "none",
  background: "transparent",
  color: vars.color.text.link,
  font: "inherit",
  cursor: "pointer",
});
export const ways = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
