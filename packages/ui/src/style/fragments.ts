import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.js";

export const forcedColors = "(forced-colors: active)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const print = "print";
/** Touch screens keep :hover after a tap, so hover looks are only for pointers that can hover. */
export const hoverable = "(hover: hover)";
/** Fingers: what is pressed has the theme's size there. */
export const coarse = "(pointer: coarse)";
/** Under `@supports`: browsers that know popovers. Written so that those below it, which do not know `selector()` either, skip the rule. */
export const popovers = "selector(:popover-open)";

/** Put under `:focus-visible`. Dark ring, light gap: one of both is seen on any surface; forced colours draw their own. */
export const focusRing = {
  outline: `3px solid ${vars.color.border.focus}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.color.border.focusGap}`,
} satisfies StyleRule;

/** Anything one presses: large enough for the theme, no grey flash on phones, no double-tap zoom. */
export const pressable = {
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  cursor: "pointer",
  touchAction: "manipulation",
  WebkitTapHighlightColor: "transparent",
} satisfies StyleRule;

/**
 * Lays an unseen pressable area over something that looks smaller than the theme's target, without moving its neighbours.
 * Give the neighbours room: two such areas must not overlap.
 */
export const hitArea = {
  content: '""',
  position: "absolute",
  top: "50%",
  left: "50%",
  inlineSize: `max(100%, ${vars.size.target})`,
  blockSize: `max(100%, ${vars.size.target})`,
  transform: "translate(-50%, -50%)",
} satisfies StyleRule;

/** Seen by no eye, read by every screen reader. */
export const visuallyHidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies StyleRule;
