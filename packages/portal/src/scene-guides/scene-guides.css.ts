import { portal, portalGlobal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

export const sheet = portal({ maxInlineSize: "46rem" });
export const ask = portal({ display: "grid", gap: vars.space[5] });
export const progress = portal({ display: "grid", gap: vars.space[2] });
export const bar = portal({ display: "block", inlineSize: "100%", blockSize: "0.5rem" });
export const track = portal({ fill: vars.color.surface.sunken });
export const done = portal({ fill: vars.color.action.primary });
/** Room for the button that comes with the scripts. */
export const printing = portal({ "@media": { "(scripting: enabled)": { minBlockSize: vars.size.control } } });
export const actions = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
export const link = portal({ display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const reachLink = portal(touchTarget);
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], "@media": { print: { breakInside: "avoid" } } });
export const partTitle = portal({ fontSize: vars.font.size.xl });
export const given = portal({ display: "grid", gap: vars.space[2] });
export const one = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: vars.space[1] } },
});
export const asked = portal({ color: vars.color.text.muted, "@media": { [below("m")]: { gridColumn: "1 / -1" } } });
export const answer = portal({ fontWeight: vars.font.weight.strong });

export const facts = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  gap: vars.space[4],
});
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });

export const things = portal({ display: "grid", gap: vars.space[3] });
export const thing = portal({ display: "grid", gridTemplateColumns: "1.5rem minmax(0, 1fr)", gap: vars.space[3], breakInside: "avoid" });
/** To tick off by hand, on paper. */
export const box = portal({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  marginBlockStart: "0.2em",
  border: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
});
export const thingName = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], fontWeight: vars.font.weight.strong });
export const prose = portal({ lineHeight: vars.font.lineHeight.prose });
/** Lists of the text; those with a class of their own look as it says. */
portalGlobal(`${prose} :is(ul, ol):not([class])`, { paddingInlineStart: "1.5em" });
export const again = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });
export const code = portal({ inlineSize: "8rem", blockSize: "8rem" });
export const screenOnly = portal({ "@media": { print: { display: "none" } } });

export const scenes = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))", gap: vars.space[4] });
export const scene = portal({ display: "grid", alignContent: "start", gap: vars.space[1], blockSize: "100%" });
export const sceneName = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
