import { keyframes } from "@vanilla-extract/css";
import { component, forcedColors } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const bones = component({ display: "grid", gap: vars.space[3] });

export const bone = component({
  display: "block",
  minBlockSize: "1em",
  borderRadius: vars.radius.s,
  background: [vars.color.border.default, `color-mix(in srgb, ${vars.color.text.muted} 18%, transparent)`],
  animation: `${breathe} calc(6 * ${vars.motion.slow}) ease-in-out infinite`,
  selectors: {
    // The last of several lines is shorter, as in a paragraph.
    '&[data-shape="line"]:last-child:not(:only-child)': { inlineSize: "62%" },
    '&[data-shape="circle"]': { inlineSize: vars.space[9], aspectRatio: "1", borderRadius: vars.radius.full },
    '&[data-shape="block"]': { minBlockSize: "8em", borderRadius: vars.radius.m },
  },
  "@media": { [forcedColors]: { border: "1px solid GrayText" } },
});
