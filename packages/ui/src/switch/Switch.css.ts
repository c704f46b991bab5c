import { component, forcedColors, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;
const HEIGHT = "1.5em";
const WIDTH = "2.75em";
const KNOB = "1em";

export const track = component({
  // Wider than a box to tick; the words begin behind it.
  inlineSize: `max(${WIDTH}, ${vars.size.target})`,
  marginInlineEnd: `calc(${WIDTH} + ${vars.space[3]} - max(${WIDTH}, ${vars.size.target}))`,
  selectors: {
    "&&::before": {
      inlineSize: WIDTH,
      blockSize: HEIGHT,
      borderRadius: vars.radius.full,
      background: surface.sunken,
      transition: `background-color ${vars.motion.fast}`,
    },
    "&&:checked::before": { background: action.primary },
    "&&:disabled::before": { background: surface.sunken },
    "&::after": {
      content: '""',
      inlineSize: KNOB,
      blockSize: KNOB,
      marginInlineStart: "0.25em",
      borderRadius: vars.radius.full,
      border: `calc(${KNOB} / 2) solid ${border.strong}`,
      transition: `margin ${vars.motion.fast}`,
    },
    "&:checked::after": { marginInlineStart: `calc(${WIDTH} - ${KNOB} - 0.25em)`, borderColor: action.onPrimary },
    "&:disabled::after": { borderColor: text.muted },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&&:checked::before": { background: "Highlight" },
        "&::after": { forcedColorAdjust: "none", borderColor: "ButtonText" },
        "&:checked::after": { borderColor: "HighlightText" },
        "&&:disabled::after": { borderColor: "GrayText" },
      },
    },
    [print]: { selectors: { "&&:checked::before": { background: "none" }, "&:checked::after": { borderColor: text.default } } },
  },
});
