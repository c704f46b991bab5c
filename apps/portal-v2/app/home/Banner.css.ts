import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";
import skyline from "./skyline.svg?url";

const scenery = `linear-gradient(90deg, #eef5fd 20%, #eef5fdd9 45%, #eef5fd00 72%), url(${skyline})`;

export const root = portal({
  background: vars.color.surface.brandSoft,
  backgroundImage: scenery,
  backgroundSize: "cover",
  backgroundPosition: "50% 100%",
  "@media": { [below("l")]: { backgroundImage: "none" }, "(prefers-contrast: more)": { backgroundImage: "none" } },
});
export const inside = portal({ paddingBlock: `${vars.space[9]} ${vars.space[7]}`, "@media": { [below("m")]: { paddingBlock: vars.space[6] } } });
export const title = portal({ fontSize: "clamp(1.5rem, 4vw, 2.375rem)", letterSpacing: "0.08em", color: vars.color.text.onBrandSoft });
export const place = portal({ display: "block", fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong, letterSpacing: 0 });
export const sub = portal({ marginBlock: `${vars.space[1]} ${vars.space[5]}`, fontSize: vars.font.size.l, color: vars.color.text.default });
export const search = portal({ maxInlineSize: "45rem", boxShadow: vars.shadow.high, borderRadius: vars.radius.m, background: vars.color.surface.raised });
export const hot = portal({ display: "flex", marginBlockStart: vars.space[2], alignItems: "baseline", whiteSpace: "nowrap" });
export const words = portal({ display: "flex", flexWrap: "wrap", columnGap: vars.space[4] });
// A long one breaks where letters are twice as large.
portalGlobal(`${words} a`, { display: "inline-block", whiteSpace: "normal", paddingBlock: vars.space[2], color: vars.color.text.onBrandSoft });
