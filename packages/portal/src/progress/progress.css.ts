import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const title = portal({ marginBlockEnd: vars.space[4], fontSize: vars.font.size.xl });
