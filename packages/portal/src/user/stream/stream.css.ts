import { focusRing, hoverable, portal, portalGlobal, pressable, print } from "@onehall/ui/style";
import { from, vars } from "@onehall/ui/theme";

const { action, border, surface, text } = vars.color;
const rule = `${vars.size.stroke} solid ${border.default}`;

/** What waits first; pages of the centre beside it where there is room, below it on phones. */
export const layout = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  "@media": { [from("l")]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" } },
});
export const stream = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6], minInlineSize: 0 });
export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: vars.space[2] });
export const bar = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  inlineSize: "100%",
});
export const heading = portal({ fontSize: vars.font.size.xl });
export const count = portal({ marginInlineStart: vars.space[2], color: text.muted, fontSize: vars.font.size.m, fontWeight: vars.font.weight.regular });
export const more = portal({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });

export const lines = portal({ inlineSize: "100%", padding: 0, listStyle: "none", background: surface.raised, border: rule, borderRadius: vars.radius.l });
export const way = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  color: text.default,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  textDecorationLine: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.l }, "&:focus-visible": { outline: "none" } },
});
/** The whole of it can be pressed: its link covers it. */
export const line = portal({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr) 1.125rem",
  alignItems: "center",
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: action.primary,
  selectors: { "&:not(:first-child)": { borderBlockStart: rule }, "&[data-urgent]": { color: text.danger }, "&:focus-within": focusRing },
  "@media": { [hoverable]: { selectors: { "&:hover": { background: surface.brandSoft } } } },
});
portalGlobal(`${line}[data-urgent] ${way}`, { color: text.danger });
export const note = portal({ margin: 0, color: text.muted, overflowWrap: "anywhere" });
export const course = portal({ display: "flex", gap: vars.space[1], maxInlineSize: "20rem", marginBlockStart: vars.space[2] });
export const step = portal({
  flex: 1,
  blockSize: vars.space[1],
  borderRadius: vars.radius.s,
  background: border.default,
  selectors: { "&[data-done]": { background: action.primary } },
});

export const own = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
  gap: vars.space[2],
  inlineSize: "100%",
  padding: 0,
  listStyle: "none",
  "@media": { [print]: { display: "none" } },
});
export const tile = portal({
  ...pressable,
  display: "flex",
  alignItems: "center",
  paddingInline: vars.space[4],
  background: surface.raised,
  color: text.default,
  border: rule,
  borderRadius: vars.radius.m,
  textDecorationLine: "none",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [hoverable]: { selectors: { "&:hover": { borderColor: action.primary, color: text.link } } } },
});
export const plain = portal({ padding: 0, listStyle: "none" });
/** Close to the name that it is the reason for, into whose area of touch it reaches. */
export const reason = portal({ margin: `calc(-1 * ${vars.space[2]}) 0 ${vars.space[2]}`, color: text.muted, fontSize: vars.font.size.s });
