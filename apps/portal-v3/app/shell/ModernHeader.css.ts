import { below, from, vars } from "@onehall/ui/theme";
import { popovers, portal, portalGlobal, print } from "@onehall/ui/style";

/** Height of the utility row on wide windows, which scrolls out of view there. */
const UTILITY = "3.75rem";

export const root = portal({
  background: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  "@media": {
    // Only where a sticky row leaves enough of the window: not on phones and tablets, not at 400 % zoom. @see SHELL-31
    [`${from("l")} and (min-height: 600px)`]: {
      selectors: { "html:not([data-mobile]) &": { position: "sticky", insetBlockStart: `calc(-1 * ${UTILITY})`, zIndex: 6 } },
    },
    // On phones one sees first whose page it is.
    [below("m")]: { display: "flex", flexDirection: "column" },
    [print]: { display: "none" },
  },
});
export const utility = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  minBlockSize: UTILITY,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  "@media": { [below("m")]: { order: 1 }, [from("l")]: { selectors: { "html:not([data-elder]) &": { flexWrap: "nowrap", blockSize: UTILITY } } } },
});
/** On phones the footer says it. */
export const ipv6 = portal({ "@media": { [below("m")]: { display: "none" } } });
/** On phones channels stand in the footer. */
export const channel = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  marginInlineStart: vars.space[3],
  color: "inherit",
  "@media": { [below("m")]: { display: "none" } },
});
export const search = portal({
  inlineSize: "20rem",
  maxInlineSize: "100%",
  marginInlineStart: "auto",
  "@media": { [below("m")]: { inlineSize: "100%", paddingBlockEnd: vars.space[2] } },
});
export const row = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  minBlockSize: "72px",
  "@media": { [below("m")]: { columnGap: vars.space[2], rowGap: 0 }, [from("l")]: { columnGap: vars.space[4] } },
});
export const brand = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.text.default,
  ":hover": { textDecorationLine: "none" },
  "@media": { [below("m")]: { gap: vars.space[2] } },
});
export const name = portal({
  display: "grid",
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  "@media": { [below("m")]: { fontSize: vars.font.size.m } },
});
export const sub = portal({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  "@media": { [below("m")]: { display: "none" } },
});
/** Mark, name, region and menu fit the line of a phone: long names of villages give way. */
portalGlobal(`${brand} > svg`, { "@media": { [below("m")]: { inlineSize: "2.25rem", blockSize: "2.25rem" } } });
portalGlobal(`${row} > a`, {
  "@media": {
    [below("m")]: {
      display: "block",
      flex: "1 1 6rem",
      minInlineSize: 0,
      maxInlineSize: "max-content",
      alignContent: "center",
      paddingInline: vars.space[2],
      overflow: "hidden",
      fontSize: vars.font.size.s,
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
  },
});
portalGlobal(`${row} > a > svg`, { "@media": { [below("m")]: { display: "inline-block", verticalAlign: "middle" } } });
const button = {
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  border: 0,
  background: "none",
  color: vars.color.text.default,
  font: "inherit",
  fontSize: vars.font.size.l,
  cursor: "pointer",
} as const;
export const opener = portal({
  ...button,
  display: "none",
  "@supports": {
    [popovers]: {
      "@media": { [below("m")]: { display: "inline-flex", gap: vars.space[1], marginInlineStart: "auto", paddingInline: 0, fontSize: vars.font.size.m } },
    },
  },
});
export const closer = portal({ ...button, display: "none", "@supports": { [popovers]: { "@media": { [below("m")]: { display: "flex" } } } } });
/** What the browser does to a popover is undone where the menu is a row; a browser that knows no popovers shows it always, as a part of the page. */
export const sheet = portal({
  margin: 0,
  marginInlineStart: "auto",
  padding: 0,
  border: 0,
  background: vars.color.surface.raised,
  color: "inherit",
  maxInlineSize: "100%",
  overflow: "visible",
  inlineSize: "auto",
  blockSize: "auto",
  "@media": {
    [from("m")]: { display: "block", position: "static" },
  },
  "@supports": {
    [popovers]: {
      "@media": {
        [below("m")]: { position: "fixed", inset: "0 0 auto", maxBlockSize: "100dvh", overflowY: "auto", padding: vars.space[4], boxShadow: vars.shadow.high },
      },
    },
  },
  selectors: { "&::backdrop": { background: vars.color.surface.overlay } },
});
export const menuList = portal({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  "@media": { [below("m")]: { display: "grid", gridTemplateColumns: "1fr 1fr" }, [from("l")]: { columnGap: vars.space[3] } },
});
export const menuItem = portal({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[1],
  fontSize: vars.font.size.l,
  "@media": { [from("l")]: { fontSize: vars.font.size.m } },
  whiteSpace: "nowrap",
  color: vars.color.text.default,
  ":hover": { color: vars.color.text.link, textDecorationLine: "none" },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { "&[aria-current]": { color: vars.color.text.link, fontWeight: vars.font.weight.bold, boxShadow: `inset 0 -3px ${vars.color.surface.brand}` } },
});
export const tools = portal({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  marginInlineStart: "auto",
  "@media": { [below("m")]: { columnGap: vars.space[3], marginInlineStart: 0 }, [from("l")]: { columnGap: vars.space[3] } },
});
// On phones, and where the row stays in view, the words are enough: it shall stay one row.
portalGlobal(`${tools} > a > svg`, { "@media": { [below("m")]: { display: "none" }, [from("l")]: { display: "none" } } });
export const tool = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  whiteSpace: "nowrap",
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  ":hover": { color: vars.color.text.link },
});

/** The page below, also where it stands in a still part. @see SHELL-32 */
portalGlobal(`${root} ~ main, ${root} ~ * main`, { "@media": { screen: { minBlockSize: "760px" } } });
