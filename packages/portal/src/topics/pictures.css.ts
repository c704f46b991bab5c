import { vars } from "@onehall/ui/theme";
import { portal, print } from "@onehall/ui/style";

const { action, surface } = vars.color;

export const frame = portal({ position: "relative", background: surface.brandSoft, "@media": { [print]: { display: "none" } } });
export const scene = portal({ display: "block", inlineSize: "100%", blockSize: "7rem" });
export const far = portal({ fill: action.primary, opacity: 0.14 });
export const near = portal({ fill: action.primary, opacity: 0.45 });
/** Windows and doors: the sky shows through. */
export const spot = portal({ fill: surface.brandSoft });
export const line = portal({ fill: "none", stroke: action.primary, strokeWidth: 3, strokeLinecap: "round", strokeLinejoin: "round", opacity: 0.6 });
export const ink = portal({ fill: surface.danger, opacity: 0.75 });
export const badge = portal({
  position: "absolute",
  insetInlineStart: vars.space[4],
  insetBlockEnd: `calc(-1 * ${vars.space[4]})`,
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  border: `2px solid ${surface.raised}`,
  borderRadius: vars.radius.full,
  background: action.primary,
  color: action.onPrimary,
});
