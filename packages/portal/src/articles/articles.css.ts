import { portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** Lines of some forty-five characters: longer ones are hard to follow. */
const measure = "46em";
export const article = portal({ lineHeight: vars.font.lineHeight.prose });
portalGlobal(`${article} :is(p, ul, ol)`, { maxInlineSize: measure, marginBlockStart: vars.space[2] });
portalGlobal(`${article} :is(ul, ol)`, { paddingInlineStart: "1.5em" });
portalGlobal(`${article} > section + section`, { marginBlockStart: vars.space[5] });
export const heading = portal({ fontSize: vars.font.size.l });
export const updated = portal({ marginBlockStart: vars.space[5], color: vars.color.text.muted, fontSize: vars.font.size.s });
