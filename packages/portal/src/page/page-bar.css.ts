import { portal, print } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const bar = portal({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1000,
  blockSize: "0.1875rem",
  background: vars.color.text.link,
  "@media": { [print]: { display: "none" } },
});
