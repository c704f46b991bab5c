import { vars } from "@onehall/ui/theme";

/** The button that listens, in a search box. */
export const voiceStyle = {
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.s,
  background: "transparent",
  color: vars.color.text.link,
  cursor: "pointer",
  ":hover": { background: vars.color.action.quietHover },
} as const;
