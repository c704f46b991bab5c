import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const root = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], marginBlockEnd: vars.space[3] });
export const label = portal({ fontWeight: vars.font.weight.bold });
