import { focusRing, hoverable, portal, portalGlobal, pressable, print } from "@onehall/ui/style";
import { below, from, vars } from "@onehall/ui/theme";
import { chip as chipStyle, chips as chipList } from "../../page/chip";

const { border, surface, text } = vars.color;
const line = `${vars.size.stroke} solid ${border.default}`;

export const page = portal({ paddingBlockEnd: vars.space[8], "@media": { [from("m")]: { paddingBlockStart: vars.space[2] } } });
/** On a phone the way back is one line: the page above. What is left out stands in the title and in the main menu. */
portalGlobal(`${page} > nav li:not(:nth-last-child(2))`, { "@media": { [`screen and ${below("m")}`]: { display: "none" } } });
portalGlobal(`${page} > nav li:nth-last-child(2)::before`, { "@media": { [`screen and ${below("m")}`]: { content: '"‹" / ""' } } });

/** Questions beside the answer where there is room, above it on phones and tablets. */
export const layout = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: vars.space[7],
  rowGap: vars.space[2],
  maxInlineSize: "52rem",
  "@media": { [from("l")]: { rowGap: vars.space[5] } },
});
export const head = portal({ display: "grid", gap: vars.space[1], "@media": { [from("l")]: { gap: vars.space[2] } } });
export const title = portal({
  fontSize: vars.font.size.xxl,
  "@media": { [from("m")]: { fontSize: vars.font.size.hero } },
});
/** Two lines on a phone, so that the answer and its action are in the first screen; the whole of it is below. */
export const lead = portal({
  color: text.muted,
  fontSize: vars.font.size.s,
  "@media": {
    [below("m")]: { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" },
    [from("m")]: { fontSize: vars.font.size.l },
  },
});
export const main = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6], minInlineSize: 0 });

export const questions = portal({
  padding: `0 ${vars.space[4]}`,
  background: surface.brandSoft,
  color: text.default,
  borderRadius: vars.radius.m,
  "@media": {
    [from("l")]: { gridColumn: 2, gridRow: "1 / span 2", padding: vars.space[6], borderRadius: vars.radius.l },
    [print]: { display: "none" },
  },
});
portalGlobal(`${layout}:has(${questions})`, {
  "@media": { [from("l")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 23.75rem)", maxInlineSize: "none" } },
});
export const questionsSummary = portal({ color: text.onBrandSoft, fontSize: vars.font.size.m });
export const questionsBody = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  "@media": { [from("l")]: { paddingBlockEnd: 0 } },
});
export const questionsTitle = portal({ fontSize: vars.font.size.l });
export const note = portal({ color: text.muted, fontSize: vars.font.size.s });
export const question = portal({ display: "grid", gap: vars.space[2] });
export const ask = portal({ fontSize: vars.font.size.m });
export const chips = portal(chipList);
export const chip = portal(chipStyle);
export const moreQuestions = portal({ minBlockSize: vars.size.target, alignContent: "center", color: text.link, cursor: "pointer" });

export const card = portal({
  padding: `0 ${vars.space[4]} ${vars.space[3]}`,
  background: surface.raised,
  border: line,
  borderRadius: vars.radius.l,
  "@media": { [from("m")]: { padding: `${vars.space[2]} ${vars.space[7]} ${vars.space[6]}` } },
});
export const result = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  selectors: { "&:not(:empty)": { paddingBlockStart: vars.space[3] } },
});
export const rows = portal({ margin: 0 });
export const row = portal({
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr)",
  alignItems: "baseline",
  paddingBlock: `calc(${vars.space[1]} / 2)`,
  borderBlockEnd: line,
  "@media": { [from("m")]: { gridTemplateColumns: "5.75rem minmax(0, 1fr)", paddingBlock: vars.space[4] } },
});
export const label = note;
export const value = portal({
  margin: 0,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  "@media": { [from("m")]: { fontSize: vars.font.size.l } },
});
/** One line on a phone, except in elder mode: what it leaves out stands in the folded part. */
export const notes = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  "@media": {
    [`screen and ${below("m")}`]: {
      selectors: { "html:not([data-elder]) &": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 1, overflow: "hidden" } },
    },
    [from("m")]: { marginBlockStart: vars.space[1] },
  },
});
portalGlobal(`${notes} > li`, { display: "inline" });
portalGlobal(`${notes} > li:not(:first-child)::before`, { content: '" · " / ""' });
/** Until it is known, the longer of both keeps its place: nothing moves when one is shown. Without scripts neither ever is. */
export const open = portal({
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    "(scripting: enabled)": {
      selectors: { "&[data-open=no][hidden]:not([data-open=yes]:not([hidden]) + *)": { display: "inline-flex", visibility: "hidden" } },
    },
  },
});
/** In a note. Phones have it in the menu alone. */
export const link = portal({
  display: "inline-block",
  minBlockSize: vars.size.target,
  alignContent: "center",
  marginBlock: `calc((1.5em - ${vars.size.target}) / 2)`,
});
portalGlobal(`${notes} > li:has(> ${link})`, { "@media": { [`screen and ${below("m")}`]: { display: "none" } } });

export const actions = portal({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  "@media": { [from("m")]: { gap: vars.space[3], marginBlockStart: vars.space[5] }, [print]: { display: "none" } },
});
/** On phones the usual height of a control: the answer above it comes first. */
const height = { minBlockSize: vars.size.control, "@media": { [from("m")]: { minBlockSize: vars.size.controlLarge } } } as const;
/** Both and the menu stand in one row of a phone: what wraps costs the answer a line. */
export const first = portal({ ...height, flex: "1 1 5.5rem", paddingInline: vars.space[3] });
/** A label with the name of another site has a row of its own. */
export const firstLong = portal({ ...height, flex: "1 1 14rem", paddingInline: vars.space[3] });
export const second = portal({
  minBlockSize: vars.size.control,
  flex: "none",
  paddingInline: vars.space[3],
  "@media": { [below("m")]: { fontSize: vars.font.size.m }, [from("m")]: { minBlockSize: vars.size.controlLarge, paddingInline: vars.space[4] } },
});
export const menu = portal({ flex: "none" });
export const menuButton = portal({
  ...pressable,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  "@media": { [from("m")]: { minBlockSize: vars.size.controlLarge, paddingInline: vars.space[4] } },
  border: `${vars.size.stroke} solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:focus-visible": focusRing },
});
export const panel = portal({
  position: "absolute",
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  padding: vars.space[4],
  background: surface.raised,
  border: line,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
});
export const ways = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
  columnGap: vars.space[4],
  listStyle: "none",
  padding: 0,
});
export const way = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center" });

export const folds = portal({ background: surface.raised, border: line, borderRadius: vars.radius.l });
const unfolded = { contentVisibility: "visible", blockSize: "auto" } as const;
export const fold = portal({
  selectors: { "& + &": { borderBlockStart: line } },
  "@media": {
    [print]: { selectors: { "&::details-content": unfolded } },
    // With scripts `revealTarget` opens it, and it can be closed again.
    "(scripting: none)": { selectors: { "&:has(:target)::details-content": unfolded } },
  },
});
export const foldHead = portal({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[5],
  minBlockSize: vars.size.target,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: vars.radius.l,
  scrollMarginTop: vars.size.stickyTop,
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:focus-visible": focusRing },
  "@media": {
    [from("m")]: { padding: `${vars.space[4]} ${vars.space[7]}` },
    [hoverable]: { selectors: { "&:hover": { color: text.link } } },
  },
});
portalGlobal(`${foldHead}::after`, {
  content: '"" / ""',
  flex: "none",
  inlineSize: "0.5em",
  blockSize: "0.5em",
  marginInlineEnd: vars.space[1],
  borderBlockEnd: "2px solid",
  borderInlineEnd: "2px solid",
  transform: "translateY(-25%) rotate(45deg)",
});
portalGlobal(`${fold}[open] > ${foldHead}::after`, { transform: "translateY(25%) rotate(225deg)" });
export const foldTitle = portal({ flex: "none", maxInlineSize: "100%", fontSize: vars.font.size.m, "@media": { [from("m")]: { fontSize: vars.font.size.l } } });
export const foldSummary = portal({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  color: text.muted,
  fontSize: vars.font.size.s,
  textAlign: "end",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [below("m")]: { display: "none" } },
});
export const foldBody = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[5],
  padding: `0 ${vars.space[4]} ${vars.space[5]}`,
  lineHeight: vars.font.lineHeight.prose,
  "@media": { [from("m")]: { padding: `0 ${vars.space[7]} ${vars.space[6]}` } },
});
export const video = portal({ inlineSize: "100%", maxInlineSize: "40rem" });
export const section = portal({ minInlineSize: 0, scrollMarginTop: vars.size.stickyTop });
portalGlobal(`${section} p + p`, { marginBlockStart: vars.space[2] });
portalGlobal(`${section} :is(ul, ol):not([role='list'], [class])`, { paddingInlineStart: "1.5em" });
export const sectionTitle = portal({ marginBlockEnd: vars.space[2], color: text.muted, fontSize: vars.font.size.s, fontWeight: vars.font.weight.regular });

export const source = note;
