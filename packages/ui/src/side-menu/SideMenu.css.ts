import { component, focusRing, forcedColors, pressable, print, hoverable } from "../style/index.js";
import { below, from } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;
const narrow = `screen and ${below("m")}`;

export const root = component({
  // Below a sticky header, above the sections that pass under it.
  position: "sticky",
  insetBlockStart: vars.size.stickyTop,
  zIndex: 1,
  alignSelf: "start",
  "@media": {
    [narrow]: { insetBlockStart: 0, background: surface.raised, border: `${vars.size.stroke} solid ${border.strong}`, borderRadius: vars.radius.m },
    [print]: { display: "none" },
  },
});

/** The closed menu on phones; without scripts there is none, and the list lies open above the text. */
export const button = component({
  ...pressable,
  display: "none",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  margin: 0,
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.m,
  background: "none",
  color: text.default,
  font: "inherit",
  fontWeight: vars.font.weight.strong,
  textAlign: "start",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [narrow]: { display: "flex" }, "(scripting: none)": { display: "none !important" } },
});

export const arrow = component({ transition: `transform ${vars.motion.fast}`, selectors: { '[aria-expanded="true"] > &': { transform: "rotate(180deg)" } } });

export const list = component({
  margin: 0,
  padding: 0,
  listStyleType: '""',
  "@media": {
    [from("m")]: { maxBlockSize: `calc(100vh - 2 * ${vars.size.stickyTop})`, overflowY: "auto" },
    [narrow]: { maxBlockSize: "60vh", overflowY: "auto", selectors: { '&[data-open="false"]': { display: "none" } } },
  },
});

/** Until the scripts come, the list is folded only where they will come. */
export const early = component({ "@media": { [`(scripting: enabled) and ${below("m")}`]: { display: "none" } } });

export const link = component({
  ...pressable,
  display: "flex",
  alignItems: "center",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  borderInlineStart: `2px solid ${border.default}`,
  color: text.muted,
  lineHeight: vars.font.lineHeight.tight,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: "-3px", boxShadow: `inset 0 0 0 5px ${border.focusGap}` },
    '&[aria-current="location"]': {
      borderColor: action.primary,
      boxShadow: `inset 1px 0 ${action.primary}`,
      color: text.link,
      fontWeight: vars.font.weight.bold,
    },
  },
  "@media": {
    [hoverable]: { selectors: { "&:hover": { color: text.link } } },
    [narrow]: {
      borderInlineStartColor: "transparent",
      borderBlockStart: `1px solid ${border.default}`,
      selectors: { '&[aria-current="location"]': { borderInlineStartColor: action.primary } },
    },
    [forcedColors]: { selectors: { '&[aria-current="location"]': { borderInlineStart: "6px solid Highlight" } } },
  },
});
