import { portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const reasons = portal({ display: "grid", gap: vars.space[4] });
export const reasonsOf = portal({});

/** Only the reasons of the level that is chosen; before one is chosen, none. */
const LEVELS = [5, 4, 3, 2, 1];
for (const level of LEVELS) portalGlobal(`form:not(:has([name="level"][value="${level}"]:checked)) ${reasonsOf}[data-level="${level}"]`, { display: "none" });
