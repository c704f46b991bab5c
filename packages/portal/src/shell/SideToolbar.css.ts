import { vars } from "@onehall/ui/theme";
import { popovers, portal, portalGlobal, print } from "@onehall/ui/style";

/** Two signs in a line: beside the widest page there is no room for more. */
const width = "3.25rem";
/** From here on the widest page leaves room at its side; elsewhere the tools stand at the end of the page, where they cover nothing. */
const beside = "(min-width: 1440px)";
/** Nor do they float over the page on a tablet, however wide: fingers scroll there. @see SHELL-31 */
const desktop = "html:not([data-mobile])";
const plate = {
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
} as const;

/** Below the page, in its flow. In elder mode nothing floats at all. @see ELDER-05, SHELL-43 */
export const resting = portal({ maxInlineSize: vars.size.container, marginInline: "auto", padding: vars.space[4], "@media": { [print]: { display: "none" } } });
/** Beside the page where there is room. */
export const root = portal({
  "@media": {
    [beside]: {
      selectors: {
        [`${desktop} &`]: { position: "fixed", zIndex: 5, maxInlineSize: "none", padding: 0, insetInlineEnd: vars.space[1], insetBlockEnd: vars.space[10] },
      },
    },
  },
});

export const list = portal({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  "@media": { [beside]: { selectors: { [`${desktop} ${root} > &`]: { ...plate, display: "grid", gap: 0, inlineSize: width } } } },
});

export const item = portal({
  position: "relative",
  "@media": { [beside]: { selectors: { [`${desktop} ${root} & + &`]: { borderBlockStart: `1px solid ${vars.color.border.default}` } } } },
});
export const tool = portal({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  minBlockSize: "4rem",
  minInlineSize: `max(${width}, ${vars.size.target})`,
  padding: `${vars.space[2]} ${vars.space[1]}`,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: "center",
  textWrap: "balance",
  color: vars.color.text.muted,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: "inherit",
  ":hover": { color: vars.color.text.link, background: vars.color.action.quietHover },
  selectors: { "&[data-tool=switch]": { color: vars.color.text.link, fontWeight: vars.font.weight.strong }, "&::-webkit-details-marker": { display: "none" } },
});
/** The reader's system, on a page for which nothing was chosen. */
const DARK_SYSTEM = "(prefers-color-scheme: dark)";
export const toDark = portal({
  selectors: { ":root[data-scheme=dark] &": { display: "none" } },
  "@media": { [DARK_SYSTEM]: { selectors: { ":root:not([data-scheme]) &": { display: "none" } } } },
});
export const toLight = portal({
  display: "none",
  selectors: { ":root[data-scheme=dark] &": { display: "grid" } },
  "@media": { [DARK_SYSTEM]: { selectors: { ":root:not([data-scheme]) &": { display: "grid" } } } },
});
export const panel = portal({});

export const codes = portal({
  display: "none",
  gridTemplateColumns: "repeat(2, minmax(0, 9rem))",
  gap: vars.space[3],
  padding: vars.space[4],
  selectors: { [`${panel}[open] + &`]: { display: "grid" } },
  "@media": {
    [beside]: {
      selectors: {
        [`${desktop} ${root} &`]: { ...plate, position: "absolute", insetInlineEnd: "100%", insetBlockEnd: 0, gridTemplateColumns: "repeat(2, 9rem)" },
      },
    },
    // Opens under a pointer too; a press keeps it open.
    [`(hover: hover) and ${beside}`]: { selectors: { [`${desktop} ${root} ${item}:hover > &`]: { display: "grid" } } },
  },
});
export const code = portal({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  gap: vars.space[1],
  fontSize: vars.font.size.s,
  textAlign: "center",
});
/** Names of settings are long and have no spaces. */
export const missing = portal({ color: vars.color.text.muted, overflowWrap: "anywhere" });
portalGlobal(`${code} img`, { maxInlineSize: "100%", blockSize: "auto" });
portalGlobal(`${code} a`, { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });

const pressed = { font: "inherit", cursor: "pointer", color: vars.color.text.link, background: "none", borderRadius: vars.radius.s } as const;
export const enlarge = portal({ ...pressed, minBlockSize: vars.size.target, minInlineSize: vars.size.target, border: 0, fontSize: vars.font.size.s });

export const large = portal({
  ...plate,
  margin: "auto",
  padding: vars.space[6],
  maxInlineSize: "20rem",
  color: vars.color.text.default,
  textAlign: "center",
  selectors: { "&::backdrop": { background: vars.color.surface.overlay } },
  display: "none",
  "@supports": { [popovers]: { display: "revert" } },
});
portalGlobal(`${large} a`, { display: "block", paddingBlock: vars.space[2] });
export const close = portal({
  ...pressed,
  marginBlockStart: vars.space[3],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[6],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
});
