import { portal } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

export const layout = portal({
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr)",
  gap: vars.space[6],
  "@media": { [below("m")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const menu = portal({
  display: "grid",
  listStyle: "none",
  padding: 0,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
  "@media": { [below("m")]: { display: "flex", flexWrap: "wrap" }, print: { display: "none" } },
});
export const entry = portal({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  color: vars.color.text.default,
  selectors: { "&[aria-current]": { background: vars.color.surface.brandSoft, color: vars.color.text.link, fontWeight: vars.font.weight.strong } },
});
export const sheet = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: vars.space[5] });
export const tiles = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))", gap: vars.space[5] });
export const list = portal({ display: "grid", gap: vars.space[4], listStyle: "none", padding: 0 });
export const lines = portal({ display: "grid", gap: vars.space[2], listStyle: "none", padding: 0 });
export const bar = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: vars.space[3] });
export const heading = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.l,
});
export const count = portal({ color: vars.color.text.muted, fontSize: vars.font.size.m, fontWeight: vars.font.weight.regular });
export const ways = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  marginBlockStart: vars.space[3],
  "@media": { print: { display: "none" } },
});
export const facts = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
});
