import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const root = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });
export const title = portal({ marginBlockEnd: vars.space[3], fontSize: vars.font.size.xl });
export const words = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))", gap: `0 ${vars.space[5]}` });
export const word = portal({ borderBlockEnd: `1px solid ${vars.color.border.default}` });
export const link = portal({ display: "flex", alignItems: "center", gap: vars.space[2], minBlockSize: vars.size.target });
export const rank = portal({ minInlineSize: "1.25em", color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });
export const themes = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(5.5rem, 1fr))", gap: vars.space[2] });
export const theme = portal({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  blockSize: "100%",
  minBlockSize: "5.5rem",
  padding: vars.space[2],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  textAlign: "center",
});
export const more = portal({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[6]}` });
