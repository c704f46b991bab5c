import { below, from, vars } from "@onehall/ui/theme";
import { focusRing, hoverable, portal, portalGlobal, print } from "@onehall/ui/style";

/** Side by side where there is room, so that the first place is in the first screen. */
export const filters = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[3]} ${vars.space[7]}` });
portalGlobal(`${filters} > :is(form, details)`, { flexBasis: "100%" });

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const title = portal({ fontSize: vars.font.size.xl });
export const narrow = portal({ inlineSize: "100%" });
/** Room for a button that comes with the scripts, so that nothing below it moves. */
export const near = portal({ "@media": { "(scripting: enabled)": { minBlockSize: vars.size.control } } });
export const list = portal({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[4],
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const station = portal({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  blockSize: "100%",
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });
export const name = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.medium });
export const facts = portal({ display: "grid", alignContent: "start", gap: vars.space[1], color: vars.color.text.muted });
export const ways = portal({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[5]}` });
export const way = portal({ display: "inline-flex", alignItems: "center", gap: vars.space[2], minBlockSize: vars.size.target });
export const note = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const missing = portal({
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.m,
  color: vars.color.text.muted,
  "@media": { [print]: { display: "none" } },
});
/** A frame of its own, so that Leaflet's layers stay below the header. */
export const map = portal({
  blockSize: "min(28rem, 70vh)",
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  isolation: "isolate",
  "@media": { [print]: { display: "none" } },
});
export const marker = portal({
  display: "grid",
  placeItems: "center",
  border: `2px solid ${vars.color.action.onPrimary}`,
  borderRadius: vars.radius.full,
  background: vars.color.action.primary,
  color: vars.color.action.onPrimary,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});
export const bubble = portal({ display: "grid", gap: vars.space[1], fontSize: vars.font.size.s });

/** The drawing beside the list where there is room. */
export const drawn = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[5],
  "@media": {
    [from("l")]: { gridTemplateColumns: "26rem minmax(0, 1fr)", selectors: { "&[data-list-first]": { gridTemplateColumns: "minmax(0, 1fr) 26rem" } } },
  },
});
export const tiles = portal({ margin: 0, maxInlineSize: "30rem" });
export const tileMap = portal({ display: "block", inlineSize: "100%", blockSize: "auto", overflow: "visible" });
export const tileBox = portal({ fill: vars.color.surface.brandSoft, stroke: vars.color.border.strong });
portalGlobal(`[data-nearest] ${tileBox}`, { strokeWidth: "3" });
export const tileName = portal({ fill: vars.color.text.onBrandSoft, fontSize: vars.font.size.s, fontWeight: vars.font.weight.strong });
export const tile = portal({ selectors: { "&:focus-visible": focusRing } });
/** The room around a point that a finger may press. */
export const hallTarget = portal({ fill: "transparent" });
export const hall = portal({
  fill: vars.color.surface.raised,
  stroke: vars.color.action.primary,
  strokeWidth: "1.5",
  selectors: { "&[data-open]": { fill: vars.color.action.primary } },
});
export const hallNumber = portal({
  fill: vars.color.text.default,
  fontSize: vars.font.size.s,
  selectors: { "&[data-open]": { fill: vars.color.action.onPrimary } },
});
portalGlobal(`${tile}:hover > ${tileBox}, ${tile}:hover > ${hallTarget}`, { "@media": { [hoverable]: { fill: vars.color.surface.mark } } });
/** Whoever comes from a point sees which one it is. */
export const entry = portal({
  scrollMarginBlockStart: vars.size.stickyTop,
  borderRadius: vars.radius.m,
  selectors: { "&:target": { outline: `3px solid ${vars.color.border.focus}` } },
});
