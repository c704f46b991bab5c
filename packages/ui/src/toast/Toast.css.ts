import { component, focusRing, pressable, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { border, surface, text } = vars.color;

/** Covers the window and lets every press through to the page. */
export const region = component({
  position: "fixed",
  inset: 0,
  zIndex: 1100,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[3],
  inlineSize: "auto",
  blockSize: "auto",
  maxInlineSize: "none",
  maxBlockSize: "none",
  margin: 0,
  padding: vars.space[4],
  border: 0,
  background: "none",
  overflow: "hidden",
  pointerEvents: "none",
  selectors: {
    '&[data-position="center"]': { justifyContent: "center" },
    '&[data-position="top"]': { paddingBlockStart: vars.size.stickyTop },
    '&[data-position="bottom"]': { justifyContent: "flex-end" },
  },
  "@media": { [print]: { display: "none" } },
});

export const toast = component({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  inlineSize: "fit-content",
  maxInlineSize: "min(100%, 32rem)",
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  boxShadow: vars.shadow.high,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.lineHeight.body,
  pointerEvents: "auto",
});

export const icon = component({
  fontSize: "1.3em",
  color: text.link,
  selectors: {
    '[data-tone="success"] > &': { color: text.success },
    '[data-tone="warning"] > &': { color: text.warning },
    '[data-tone="danger"] > &': { color: text.danger },
  },
});

export const content = component({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

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
  selectors: { "&:focus-visible": focusRing, "&:hover": { color: text.default } },
});
