import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], scrollMarginBlockStart: vars.size.stickyTop });
export const title = portal({ fontSize: vars.font.size.xl });
export const questions = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))",
  gap: `${vars.space[4]} ${vars.space[7]}`,
  lineHeight: vars.font.lineHeight.prose,
});
portalGlobal(`${questions} dt`, { fontWeight: vars.font.weight.strong });
portalGlobal(`${questions} dd`, { marginInlineStart: 0 });
