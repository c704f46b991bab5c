import { vars } from "@onehall/ui/theme";
import { popovers, portal, portalGlobal, print } from "@onehall/ui/style";

/** Two signs in a line: beside the widest page there is no room for more. */
const width = "3.25rem";
/** From here on the widest page leaves room at its side; elsewhere the tools stand behind a button, and cover nothing but its place. */
const beside = "(min-width: 1440px)";
const behind = "(max-width: 1439.98px)";
const plate = {
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
} as const;

/** Without popovers the tools stand at the end of the page where there is no room beside it. */
export const root = portal({
  zIndex: 5,
  "@media": { [beside]: { position: "fixed", insetInlineEnd: vars.space[1], insetBlockEnd: vars.space[10] }, [print]: { display: "none" } },
  "@supports": { [popovers]: { "@media": { [behind]: { position: "fixed", insetInlineEnd: vars.space[3], insetBlockEnd: vars.space[4] } } } },
});
/** At its end the page has room for the button; above it, what gets the focus comes to rest clear of it. */
const cleared = `calc(${vars.size.target} + 2 * ${vars.space[4]})`;
portalGlobal(`footer:has(~ ${root})`, { "@media": { [behind]: { paddingBlockEnd: cleared } } });
portalGlobal(`:root:has(${root})`, { "@media": { [behind]: { scrollPaddingBlockEnd: cleared } } });
/** In elder mode: below the page, nothing floats. @see ELDER-05 */
export const resting = portal({ maxInlineSize: vars.size.container, marginInline: "auto", padding: vars.space[4], "@media": { [print]: { display: "none" } } });

export const opener = portal({
  ...plate,
  display: "none",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  color: vars.color.text.link,
  font: "inherit",
  cursor: "pointer",
  "@supports": { [popovers]: { "@media": { [behind]: { display: "inline-flex" } } } },
});

/** Beside the page where there is room; on phones behind its button. A browser that knows no popovers shows it always. */
export const list = portal({
  margin: 0,
  padding: 0,
  overflow: "visible",
  color: "inherit",
  selectors: {
    [`${root} > &`]: { ...plate, position: "static" },
    [`${resting} > &`]: { display: "flex", flexWrap: "wrap", gap: vars.space[3] },
  },
  "@media": {
    [beside]: { selectors: { [`${root} > &`]: { display: "grid", inlineSize: width } } },
  },
  "@supports": {
    [popovers]: {
      "@media": {
        [behind]: { selectors: { [`${root} > &`]: { position: "fixed", inset: `auto ${vars.space[3]} ${vars.space[4]} auto`, inlineSize: "auto" } } },
      },
    },
  },
});

export const item = portal({
  position: "relative",
  selectors: { [`${root} & + &`]: { borderBlockStart: `1px solid ${vars.color.border.default}` } },
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
export const panel = portal({});

export const codes = portal({
  ...plate,
  position: "absolute",
  insetInlineEnd: "100%",
  insetBlockEnd: 0,
  display: "none",
  gridTemplateColumns: "repeat(2, 9rem)",
  gap: vars.space[3],
  padding: vars.space[4],
  selectors: { [`${panel}[open] + &`]: { display: "grid" } },
  "@media": {
    // Opens under a pointer too; a press keeps it open.
    [`(hover: hover) and ${beside}`]: { selectors: { [`${item}:hover > &`]: { display: "grid" } } },
    [behind]: { gridTemplateColumns: "repeat(2, 6rem)", padding: vars.space[3] },
  },
});
export const code = portal({ display: "grid", justifyItems: "center", gap: vars.space[1], fontSize: vars.font.size.s, textAlign: "center" });
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
