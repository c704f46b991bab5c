import { component, forcedColors, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, text } = vars.color;

export const dot = component({
  selectors: {
    // Named by its type as well: whichever style sheet comes first on a page, this one rounds.
    '&[type="radio"]::before': { borderRadius: vars.radius.full },
    "&:checked::after": {
      content: '""',
      inlineSize: "0.55em",
      blockSize: "0.55em",
      marginInlineStart: "0.4125em",
      borderRadius: vars.radius.full,
      // A border, not a background: it is printed and forced colours keep it.
      border: `0.275em solid ${action.onPrimary}`,
    },
    "&:disabled::after": { borderColor: text.muted },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&:checked::after": { forcedColorAdjust: "none", borderColor: "HighlightText" },
        "&&:disabled::after": { borderColor: "GrayText" },
      },
    },
    [print]: { selectors: { "&:checked::after": { borderColor: text.default } } },
  },
});
