import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const picture = portal({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
});
export const sound = portal({ display: "block", inlineSize: "100%", maxInlineSize: "24rem" });
export const time = portal({ margin: 0, fontWeight: vars.font.weight.strong, ":empty": { display: "none" } });
