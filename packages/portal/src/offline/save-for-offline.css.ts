import { portal, portalGlobal, print } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** Keeps its place while nobody sees it: nothing moves when it comes. */
export const root = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  marginBlock: vars.space[4],
  selectors: { "&:not([data-ready])": { visibility: "hidden" } },
  "@media": { [print]: { display: "none" }, "(scripting: none)": { display: "none" } },
});
/** The kit's button says how it is laid out, and so would be seen. */
portalGlobal(`${root} [hidden]`, { display: "none" });
export const status = portal({ margin: 0 });
export const hint = portal({ margin: 0, fontSize: vars.font.size.s, color: vars.color.text.muted });
export const note = portal({
  margin: `${vars.space[4]} auto`,
  maxInlineSize: vars.size.container,
  padding: vars.space[4],
  background: vars.color.surface.warningSoft,
  color: vars.color.text.default,
  borderRadius: vars.radius.m,
});
