import { portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const sheet = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], maxInlineSize: "56rem" });
export const actions = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const note = portal({ maxInlineSize: "56rem", color: vars.color.text.muted, fontSize: vars.font.size.s });
export const facts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))", gap: vars.space[4] });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ margin: 0, fontWeight: vars.font.weight.strong, overflowWrap: "anywhere" });

export const reasons = portal({ display: "grid", gap: vars.space[4] });
export const reasonsOf = portal({});

/** Only the reasons of the level that is chosen; before one is chosen, none. */
const LEVELS = [5, 4, 3, 2, 1];
for (const level of LEVELS) portalGlobal(`form:not(:has([name="level"][value="${level}"]:checked)) ${reasonsOf}[data-level="${level}"]`, { display: "none" });
