import { keyframes } from "@vanilla-extract/css";
import { component, print, visuallyHidden } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const grow = keyframes({ from: { transform: "scaleX(0)" }, "20%": { transform: "scaleX(0.5)" }, to: { transform: "scaleX(0.95)" } });

export const bar = component({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 2000,
  blockSize: "3px",
  background: vars.color.action.primary,
  transformOrigin: "0 50%",
  pointerEvents: "none",
  // 5000 ms where a slow motion takes 300 (KIT-LOADING-01); where nothing may move it stands at its end at once.
  animation: `${grow} calc(${vars.motion.slow} * 50 / 3) ease-out forwards`,
  selectors: { '&[data-state="done"]': { animation: "none", opacity: 0, transition: `opacity ${vars.motion.slow} ${vars.motion.medium}` } },
  "@media": { [print]: { display: "none" } },
});

export const status = component(visuallyHidden);
