import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const picture = portal({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
});
export const time = portal({ margin: 0, fontWeight: vars.font.weight.strong, ":empty": { display: "none" } });
