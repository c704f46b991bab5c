import { keyframes } from "@vanilla-extract/css";
import { component, componentGlobal, focusRing, pressable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { border, surface, text, action } = vars.color;
const appear = keyframes({ from: { opacity: 0 } });

// The page behind stands still.
componentGlobal(":root:has([data-oh-modal-open])", { overflow: "hidden" });
componentGlobal(':root:has([data-oh-modal-open="scrollbar"])', { scrollbarGutter: "stable" });

export const dialog = component({
  margin: "auto",
  padding: 0,
  border: `1px solid ${border.default}`,
  background: surface.raised,
  color: text.default,
  boxShadow: vars.shadow.high,
  overscrollBehavior: "contain",
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column", animation: `${appear} ${vars.motion.medium}` },
    "&::backdrop": { background: surface.overlay },
  },
});

export const header = component({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  flex: "none",
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${border.default}`,
});

export const title = component({ margin: 0, fontSize: vars.font.size.xl, lineHeight: vars.font.lineHeight.tight, outline: "none" });

export const close = component({
  ...pressable,
  display: "grid",
  placeItems: "center",
  flex: "none",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: text.muted,
  font: "inherit",
  fontSize: vars.font.size.xl,
  selectors: { "&:hover": { background: action.quietHover, color: text.default }, "&:focus-visible": focusRing },
});

export const body = component({ flex: 1, minBlockSize: 0, overflowY: "auto", paddingBlock: vars.space[5], paddingInline: vars.space[6] });

export const footer = component({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: vars.space[3],
  flex: "none",
  paddingBlock: vars.space[4],
  paddingInline: vars.space[6],
  borderBlockStart: `1px solid ${border.default}`,
});
