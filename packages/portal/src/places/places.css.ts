import { below, vars } from "@onehall/ui/theme";
import { focusRing, hoverable, portal, portalGlobal, print } from "@onehall/ui/style";

/** Side by side where there is room, so that the first place is in the first screen. */
export const filters = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[3]} ${vars.space[7]}` });
portalGlobal(`${filters} > :is(form, details)`, { flexBasis: "100%" });

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const title = portal({ fontSize: vars.font.size.xl });
/** Room for a button that comes with the scripts, so that nothing below it moves. */
export const near = portal({ "@media": { "(scripting: enabled)": { minBlockSize: vars.size.target } } });
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

export const tiles = portal({ margin: 0 });
export const tileMap = portal({ display: "block", inlineSize: "100%", maxInlineSize: "30rem", blockSize: "auto", overflow: "visible" });
export const tileBox = portal({ fill: vars.color.surface.brandSoft, stroke: vars.color.border.strong });
export const tileName = portal({ fill: vars.color.text.onBrandSoft, fontSize: "16px", fontWeight: vars.font.weight.strong });
export const tile = portal({ selectors: { "&:focus-visible": focusRing } });
portalGlobal(`${tile}:hover > ${tileBox}`, { "@media": { [hoverable]: { fill: vars.color.surface.mark } } });
