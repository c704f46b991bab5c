import { portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";
import { touchTarget } from "../page/touch-target";

/** What the small pages around a guide share. */
export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const partTitle = portal({ fontSize: vars.font.size.xl });
export const prose = portal({ lineHeight: vars.font.lineHeight.prose });
/** Lists of the text; those with a class of their own look as it says. */
portalGlobal(`${prose} :is(ul, ol):not([class])`, { paddingInlineStart: "1.5em" });
portalGlobal(`${prose} > * + *`, { marginBlockStart: vars.space[2] });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const link = portal(touchTarget);
export const onward = portal({ display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const actions = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const facts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10rem), 1fr))", gap: vars.space[4] });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
export const places = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))", gap: vars.space[4] });
export const place = portal({ display: "grid", alignContent: "start", gap: vars.space[1], blockSize: "100%" });
export const placeName = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
export const steps = portal({ display: "grid", gap: vars.space[5], listStyle: "none", padding: 0 });
export const form = portal({ display: "grid", gap: vars.space[5], maxInlineSize: "40rem" });
export const materials = portal({ display: "grid", gap: vars.space[4] });
export const material = portal({
  display: "grid",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  selectors: { "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: "none" } },
});
export const materialName = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], fontSize: vars.font.size.l });
export const ways = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))", gap: vars.space[4] });
/** Short things that stay on one line. */
export const whole = portal({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const others = portal({ minBlockSize: vars.size.target, alignContent: "center", color: vars.color.text.link, cursor: "pointer" });
