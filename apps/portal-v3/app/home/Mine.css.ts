import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const waiting = portal({});
/** A list of nothing is nothing to be told of. */
portalGlobal(`${waiting} ul:empty`, { display: "none" });
portalGlobal(`${waiting} li`, { paddingBlock: vars.space[1], borderBlockEnd: `1px solid ${vars.color.border.default}` });
portalGlobal(`${waiting} li > a`, { display: "flex", alignItems: "center", minBlockSize: vars.size.target, fontWeight: vars.font.weight.strong });
portalGlobal(`${waiting} li > [data-urgent]`, { color: vars.color.text.danger });
portalGlobal(`${waiting} li > small`, { display: "block", color: vars.color.text.muted, fontSize: vars.font.size.s });
export const none = portal({ display: "none", selectors: { [`${waiting}[data-waiting=none] > &`]: { display: "block" } } });
export const visitor = portal({
  color: vars.color.text.muted,
  selectors: { [`${waiting}[data-waiting=none] > &, ${waiting}[data-waiting=some] > &`]: { display: "none" } },
});
export const ways = portal({ marginBlockStart: vars.space[3] });
export const way = portal({ display: "inline-flex", alignItems: "center", gap: vars.space[2], minBlockSize: vars.size.target });
