import { portal } from "@onehall/ui/style";
import { from, vars } from "@onehall/ui/theme";

const { action, border, surface, text: ink } = vars.color;

export const root = portal({
  padding: vars.space[4],
  background: surface.raised,
  border: `${vars.size.stroke} solid ${border.default}`,
  borderRadius: vars.radius.l,
  "@media": { [from("m")]: { padding: `${vars.space[5]} ${vars.space[7]}` } },
});
export const title = portal({ marginBlockEnd: vars.space[3], fontSize: vars.font.size.xl });
export const steps = portal({ counterReset: "step", margin: 0, padding: 0, listStyle: "none" });
/** A number in a ring, and a line on to the next one. */
export const step = portal({
  counterIncrement: "step",
  position: "relative",
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[4],
  selectors: {
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: 0,
      inlineSize: "1.75rem",
      blockSize: "1.75rem",
      lineHeight: "1.75rem",
      textAlign: "center",
      borderRadius: "50%",
      background: surface.brandSoft,
      color: ink.onBrandSoft,
      fontWeight: vars.font.weight.bold,
    },
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: "0.875rem",
      insetBlock: "2rem 0.25rem",
      borderInlineStart: `2px solid ${action.primary}`,
    },
  },
});
export const name = portal({ fontSize: vars.font.size.l });
export const note = portal({ margin: 0, color: ink.muted });
export const text = portal({ margin: 0 });
export const members = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4], padding: 0, listStyle: "none" });
export const member = portal({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });
export const sometimes = portal({ color: ink.muted, fontSize: vars.font.size.s });
export const way = portal({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target, fontWeight: vars.font.weight.strong });
