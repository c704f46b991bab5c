import { portal, portalGlobal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const root = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], marginBlockEnd: vars.space[3] });
/** On phones above the field, which then has the width beside its button. */
export const label = portal({ fontWeight: vars.font.weight.bold, "@media": { [below("m")]: { flexBasis: "100%" } } });
portalGlobal(`${root} > span`, { flex: "0 1 24rem", minInlineSize: 0, "@media": { [below("m")]: { flexGrow: 1, flexBasis: "10rem" } } });
