import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const sheet = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], maxInlineSize: "56rem" });
export const picture = portal({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
});
export const actions = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const title = portal({ marginBlockEnd: vars.space[4], fontSize: vars.font.size.xl });
export const facts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))", gap: vars.space[4] });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ fontWeight: vars.font.weight.strong, overflowWrap: "anywhere" });
