import { component, focusRing, pressable, print, hoverable, visuallyHidden } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;
/** Where corners are round the button stands off the edge, where they are square it fills the end of the box. */
const inset = `max(0px, ${vars.radius.m} - 4px)`;
/** In em of the box: the larger its letters, the sooner the button stands below the field, and before that the lens goes. */
const narrow = "(max-width: 17.5em)";
const tight = "(max-width: 20em)";

export const form = component({ position: "relative", margin: 0, inlineSize: "100%", "@media": { [print]: { display: "none" } } });

export const box = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  containerType: "inline-size",
  minBlockSize: vars.size.control,
  border: `2px solid ${action.primary}`,
  borderRadius: `calc(${vars.radius.m} + ${inset} / 2)`,
  background: surface.raised,
  color: text.default,
  selectors: {
    '[data-size="large"] > &': { minBlockSize: vars.size.controlLarge, boxShadow: vars.shadow.high, fontSize: vars.font.size.l },
    '[data-size="small"] > &': { fontSize: vars.font.size.s },
    // The field is the whole box to the eye, so the ring lies on its outline; the light inside is the gap that shows it on any surface.
    "&:has(> input:focus-visible)": { outline: `3px solid ${border.focus}`, outlineOffset: "-2px" },
  },
});

/** Where it is narrow, as on phones and at 400 % zoom, the room belongs to the field and its buttons. */
export const lens = component({
  alignSelf: "center",
  marginInlineStart: vars.space[4],
  color: text.muted,
  "@container": { [tight]: { selectors: { "&&": { display: "none" } } } },
});
export const label = component(visuallyHidden);
export const status = component(visuallyHidden);

export const input = component({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[3],
  border: 0,
  outline: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: "max(1rem, 1em)",
  appearance: "none",
  textOverflow: "ellipsis",
  selectors: {
    "&&:focus-visible": { outline: "none", boxShadow: "none" },
    "&::placeholder": { color: text.muted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});

const bare = {
  ...pressable,
  display: "grid",
  placeItems: "center",
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[2],
  border: 0,
  background: "none",
  color: text.muted,
  font: "inherit",
} as const;

export const clear = component({
  ...bare,
  borderRadius: vars.radius.s,
  selectors: { "&:focus-visible": focusRing, "&[hidden]": { display: "none" }, "&:hover": { color: text.default } },
});

export const voice = component({ display: "grid", placeItems: "center" });

export const submit = component({
  ...pressable,
  flex: "none",
  minBlockSize: 0,
  margin: inset,
  paddingBlock: 0,
  paddingInline: vars.space[5],
  border: 0,
  borderRadius: vars.radius.s,
  background: action.primary,
  color: action.onPrimary,
  font: "inherit",
  fontWeight: vars.font.weight.strong,
  position: "relative",
  selectors: {
    // The whole end of the box answers, also where the button stands off its edge.
    "&::after": { content: '""', position: "absolute", inset: `calc(-1 * ${inset} - 2px)` },
    "&:active": { background: action.primaryActive },
    "&:focus-visible": focusRing,
    '[data-size="large"] > * > &': { paddingInline: vars.space[7] },
  },
  "@media": {
    [hoverable]: { selectors: { "&:hover:not(:active)": { background: action.primaryHover } } },
    "(forced-colors: active)": { border: "1px solid ButtonText" },
  },
  "@container": {
    // Framed by the box: on a ground of its own colour it would not look like a button.
    [narrow]: {
      flex: "1 1 100%",
      minBlockSize: vars.size.target,
      margin: `max(${vars.space[1]}, ${inset})`,
      selectors: { "&::after": { insetBlockStart: 0 } },
    },
  },
});

export const popup = component({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInline: 0,
  zIndex: 100,
  maxBlockSize: "60vh",
  overflowY: "auto",
  paddingBlock: vars.space[2],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  boxShadow: vars.shadow.high,
  textAlign: "start",
});

export const head = component({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInlineStart: vars.space[4],
  color: text.muted,
  fontSize: vars.font.size.s,
});

export const clearRecent = component({
  ...bare,
  paddingInline: vars.space[4],
  color: text.link,
  fontSize: vars.font.size.s,
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-4px" } },
});

export const list = component({ margin: 0, padding: 0, listStyleType: '""' });

export const option = component({
  ...pressable,
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  lineHeight: vars.font.lineHeight.tight,
  selectors: {
    '&[aria-selected="true"]': { background: surface.brandSoft, boxShadow: `inset 3px 0 ${action.primary}` },
  },
  "@media": {
    [hoverable]: { selectors: { "&:hover": { background: action.quietHover } } },
    "(forced-colors: active)": { selectors: { '&[aria-selected="true"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } } },
  },
});

export const optionIcon = component({ color: text.muted });
export const name = component({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const hint = component({ color: text.muted, fontSize: vars.font.size.s });
