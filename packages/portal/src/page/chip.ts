import { focusRing, hoverable, pressable } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** A short choice among others, as a link: an answer to a question, a subject of a list. `aria-current`: chosen. */
export const chip = {
  ...pressable,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  textDecorationLine: "none",
  selectors: {
    "&[aria-current]": {
      background: vars.color.action.primary,
      borderColor: vars.color.action.primary,
      color: vars.color.action.onPrimary,
      fontWeight: vars.font.weight.strong,
    },
    "&:focus-visible": focusRing,
  },
  "@media": { [hoverable]: { selectors: { "&:not([aria-current]):hover": { borderColor: vars.color.action.primary, color: vars.color.text.link } } } },
} as const;

/** Chips side by side. */
export const chips = { display: "flex", flexWrap: "wrap", gap: vars.space[2], listStyle: "none", padding: 0 } as const;
