import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const figures = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))", gap: vars.space[4] });
export const figure = portal({ display: "flex", alignItems: "center", gap: vars.space[4], blockSize: "100%" });
export const icon = portal({ flex: "none", color: vars.color.text.link });
export const number = portal({ display: "block", color: vars.color.text.link, fontSize: vars.font.size.xxl, lineHeight: vars.font.lineHeight.tight });
export const note = portal({ color: vars.color.text.muted });
export const licences = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
