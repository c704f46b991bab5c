import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";
import skyline from "./skyline.svg?url";

export const root = portal({
  background: vars.color.surface.brand,
  backgroundImage: `linear-gradient(${vars.color.surface.pictureScrim}, ${vars.color.surface.pictureScrim}), url(${skyline})`,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "50% 100%",
  // The drawing ends with the window on wide ones; on narrow ones its middle, the bridge, stays whole.
  backgroundSize: "max(100%, 68.75rem) auto",
  color: vars.color.text.onBrand,
  "@media": { "(prefers-contrast: more)": { backgroundImage: "none" }, [below("m")]: { backgroundSize: "60rem auto" } },
});
export const inside = portal({
  paddingBlock: `${vars.space[10]} 9rem`,
  textAlign: "center",
  "@media": { [below("m")]: { paddingBlock: `${vars.space[7]} 7rem` } },
});
export const title = portal({ fontSize: "clamp(1.75rem, 5vw, 2.625rem)", letterSpacing: "0.06em" });
export const place = portal({ display: "block", fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong, letterSpacing: 0 });
export const sub = portal({ marginBlock: `${vars.space[2]} ${vars.space[6]}`, fontSize: vars.font.size.l });
export const search = portal({
  maxInlineSize: "47.5rem",
  marginInline: "auto",
  textAlign: "start",
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
});
export const words = portal({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[2], marginBlockStart: vars.space[4] });
portalGlobal(`${words} a`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.text.onBrand}`,
  background: vars.color.surface.brandStrong,
  color: vars.color.text.onBrand,
});
