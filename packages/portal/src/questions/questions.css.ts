import { portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const list = portal({ display: "grid", gap: vars.space[3], marginBlock: vars.space[4], listStyle: "none", padding: 0 });
export const entry = portal({ lineHeight: vars.font.lineHeight.prose, scrollMarginBlockStart: vars.space[8] });
portalGlobal(`${entry} > *`, { maxInlineSize: "46em" });
portalGlobal(`${entry} > :is(ul, ol)`, { paddingInlineStart: "1.5em" });
portalGlobal(`${entry} > a`, { display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const question = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.l });
