import { component, focusRing, forcedColors, print } from "../style/index.js";
import { below } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;
/** Side of the drawn mark. */
const SIDE = "1.375em";
// A group of radios of which none is chosen is “indeterminate” too; only boxes draw it.
const on = ':is(:checked, [type="checkbox"]:indeterminate)';
/** Room above and below the first line of a label, so that it stands level with its mark. */
const level = `max(0px, (${vars.size.target} - ${vars.font.lineHeight.body} * 1em) / 2)`;

/** A choice and its words: all of it can be pressed. */
export const label = component({
  display: "inline-flex",
  alignItems: "flex-start",
  minBlockSize: vars.size.target,
  maxInlineSize: "100%",
  lineHeight: vars.font.lineHeight.body,
  cursor: "pointer",
  touchAction: "manipulation",
  WebkitTapHighlightColor: "transparent",
  selectors: { "&:has(> :disabled)": { color: text.muted, cursor: "not-allowed" } },
});

/** The native control, as large as the theme's target, draws its mark at its start; the words lie over the rest of it. */
export const input = component({
  position: "relative",
  display: "inline-grid",
  alignItems: "center",
  justifyItems: "start",
  flex: "none",
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  margin: 0,
  marginInlineEnd: `calc(${SIDE} + ${vars.space[3]} - ${vars.size.target})`,
  appearance: "none",
  outline: "none",
  cursor: "inherit",
  font: "inherit",
  selectors: {
    "&::before": {
      content: '""',
      gridArea: "1 / 1",
      boxSizing: "border-box",
      inlineSize: SIDE,
      blockSize: SIDE,
      border: `max(1.5px, ${vars.size.stroke}) solid ${border.strong}`,
      borderRadius: `min(${vars.radius.s}, 0.25em)`,
      background: surface.raised,
    },
    "&::after": { gridArea: "1 / 1" },
    [`&${on}::before`]: { borderColor: action.primary, background: action.primary },
    "&&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::before": focusRing,
    "&:active:enabled::before": { background: surface.brandSoft },
    [`&:active${on}:enabled::before`]: { background: action.primaryActive },
    '&[aria-invalid="true"]::before, [data-invalid="true"] &::before': { borderColor: text.danger, boxShadow: `inset 0 0 0 1px ${text.danger}` },
    // Twice, as what is on would else keep its fill, under a mark that is drawn for a light one.
    "&&&:disabled::before": { borderColor: text.muted, borderStyle: "dashed", background: surface.sunken },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&::before": { borderColor: "ButtonText" },
        [`&${on}::before`]: { forcedColorAdjust: "none", borderColor: "Highlight", background: "Highlight" },
        // Without the fill of what is on: its mark is grey there, and grey is made for the page.
        "&&&:disabled::before": { forcedColorAdjust: "auto", borderColor: "GrayText" },
      },
    },
    // Paper does without backgrounds: the mark itself is drawn in ink.
    [print]: { selectors: { [`&${on}::before`]: { background: "none", borderColor: text.default } } },
  },
});

export const words = component({ minInlineSize: 0, paddingBlock: level, overflowWrap: "anywhere" });
export const hint = component({ display: "block", color: text.muted, fontSize: vars.font.size.s });

export const group = component({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = component({ padding: 0, marginBlockEnd: vars.space[1], fontWeight: vars.font.weight.strong });
export const options = component({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  selectors: { '&[data-direction="row"]': { flexDirection: "row", flexWrap: "wrap", columnGap: vars.space[6] } },
  "@media": { [`screen and ${below("s")}`]: { selectors: { '&[data-direction="row"]': { flexDirection: "column" } } } },
});
