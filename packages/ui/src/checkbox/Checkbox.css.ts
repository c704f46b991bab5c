import { forcedColors, print, component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, text } = vars.color;

/** The tick, and the dash of a box that is neither on nor off: two edges of a small rectangle. */
export const mark = component({
  selectors: {
    "&:checked::after": {
      content: '""',
      inlineSize: "0.4em",
      blockSize: "0.75em",
      marginInlineStart: "0.48em",
      marginBlockEnd: "0.15em",
      borderStyle: "solid",
      borderColor: action.onPrimary,
      borderWidth: "0 0.16em 0.16em 0",
      transform: "rotate(45deg)",
    },
    "&:indeterminate::after": {
      content: '""',
      inlineSize: "0.7em",
      blockSize: 0,
      margin: 0,
      marginInlineStart: "0.33em",
      borderStyle: "solid",
      borderColor: action.onPrimary,
      borderWidth: "0 0 0.16em 0",
      transform: "none",
    },
    "&:disabled::after": { borderColor: text.muted },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&:is(:checked, :indeterminate)::after": { forcedColorAdjust: "none", borderColor: "HighlightText" },
        "&&:disabled::after": { borderColor: "GrayText" },
      },
    },
    [print]: { selectors: { "&:is(:checked, :indeterminate)::after": { borderColor: text.default } } },
  },
});
