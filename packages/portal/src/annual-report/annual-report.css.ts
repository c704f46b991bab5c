import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

export const years = portal({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[4]}`, listStyle: "none", padding: 0, marginBlock: 0 });
export const year = portal(touchTarget);
export const title = portal({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.l });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
