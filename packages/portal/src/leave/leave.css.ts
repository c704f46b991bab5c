import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const facts = portal({ display: "grid", gap: vars.space[1], margin: 0, marginBlockEnd: vars.space[4] });
/** Large, and whole on the narrowest phone: it is what one has to read here. */
export const host = portal({
  margin: 0,
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  overflowWrap: "anywhere",
});
