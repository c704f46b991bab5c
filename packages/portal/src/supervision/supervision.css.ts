import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

export const actions = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const charts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 34rem), 1fr))", gap: vars.space[4] });
export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const title = portal({ fontSize: vars.font.size.xl });
export const link = portal(touchTarget);
