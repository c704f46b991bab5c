import { portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], lineHeight: vars.font.lineHeight.prose });
portalGlobal(`${section} > p`, { maxInlineSize: "46em" });
export const title = portal({ fontSize: vars.font.size.l });
