import { forcedColors, portal, portalGlobal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const root = portal({
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  background: vars.color.surface.page,
  "@media": { print: { display: "none" } },
});
export const row = portal({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", columnGap: vars.space[4], rowGap: vars.space[2] });
export const question = portal({ display: "flex", alignItems: "center", minBlockSize: vars.size.target, margin: 0, fontSize: vars.font.size.m });
export const ways = portal({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: vars.space[3], flexGrow: 1, minInlineSize: 0 });

export const no = portal({ minInlineSize: 0, selectors: { "&[open]": { flexBasis: "100%" } } });
/** Looks like the button beside it: yes and no weigh the same. */
export const open = portal({
  inlineSize: "fit-content",
  minBlockSize: vars.size.control,
  alignContent: "center",
  paddingInline: vars.space[5],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.strong,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const form = portal({ display: "grid", gap: vars.space[3], justifyItems: "start", maxInlineSize: "56rem", paddingBlockStart: vars.space[3] });
export const reasons = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  columnGap: vars.space[4],
  inlineSize: "100%",
  margin: 0,
  padding: 0,
  border: "none",
});
export const legend = portal({ padding: 0, color: vars.color.text.muted });
export const reason = portal({ display: "flex", alignItems: "center", gap: vars.space[2], minBlockSize: vars.size.target, cursor: "pointer" });
/** Drawn as the kit's box, but not with its files: they would weigh on every page, and the scripts of the home page have no room for them. */
export const box = portal({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5em",
  blockSize: "1.5em",
  margin: 0,
  border: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.action.onPrimary,
  cursor: "pointer",
  selectors: {
    "&:checked": { borderColor: vars.color.action.primary, background: vars.color.action.primary },
    "&:checked::after": {
      content: '""',
      inlineSize: "0.4em",
      blockSize: "0.75em",
      marginBlockEnd: "0.15em",
      border: "solid",
      borderWidth: "0 0.16em 0.16em 0",
      transform: "rotate(45deg)",
    },
  },
  "@media": { [forcedColors]: { appearance: "auto" } },
});
export const words = portal({ display: "grid", gap: vars.space[1], inlineSize: "100%" });
portalGlobal(`${root} [role=status], ${root} [role=alert]`, { display: "flex", alignItems: "center", minBlockSize: vars.size.target, margin: 0 });
