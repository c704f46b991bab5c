import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

const inColumns = (width: string) =>
  ({ display: "grid", gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`, gap: vars.space[3], listStyle: "none", padding: 0 }) as const;
export const days = portal(inColumns("9.5rem"));
export const slots = portal(inColumns("6rem"));
/** A slot as a button that is a link; a full one is text. */
export const slot = portal({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minBlockSize: vars.size.target,
  padding: vars.space[2],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.link,
  textDecoration: "none",
  selectors: {
    "&[data-full]": { color: vars.color.text.muted },
    "&[aria-current]": { background: vars.color.surface.brandSoft, borderColor: vars.color.text.link, fontWeight: vars.font.weight.strong },
  },
});
export const left = portal({ fontSize: vars.font.size.s });
