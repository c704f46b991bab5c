import { below, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";
import { touchTarget } from "../page/touch-target";

export const main = portal({ display: "grid", alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const section = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], scrollMarginBlockStart: vars.size.stickyTop });
export const table = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [below("m")]: { padding: 0, border: 0, background: "none" } },
});
export const head = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: `0 ${vars.space[4]}` });
export const heading = portal({ fontSize: vars.font.size.xl });
export const muted = portal({ color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });
export const more = portal({ minBlockSize: vars.size.target, alignContent: "center" });
export const sets = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))", gap: vars.space[3] });
export const set = portal({
  display: "grid",
  alignContent: "start",
  gap: vars.space[1],
  blockSize: "100%",
  padding: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  ":hover": { background: vars.color.action.quietHover },
  selectors: { "&[aria-current]": { borderColor: vars.color.action.primary, background: vars.color.surface.brandSoft, color: vars.color.text.onBrandSoft } },
});
export const setName = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
export const setCount = portal({ fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.bold, fontVariantNumeric: "tabular-nums" });
export const setText = portal({ fontSize: vars.font.size.s });
export const code = portal({ fontFamily: "inherit", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** As high as targets are to be: padding around inline text moves nothing. */
export const link = portal({ paddingBlock: `calc((${vars.size.target} - 1lh) / 2)` });
export const whole = portal({ whiteSpace: "nowrap" });
export const types = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[2]} ${vars.space[4]}` });
export const type = portal({ ...touchTarget, whiteSpace: "nowrap" });
