import { below, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 18rem",
  gap: vars.space[7],
  padding: `${vars.space[6]} ${vars.space[7]}`,
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  "@media": { [below("l")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], padding: vars.space[4] } },
});
export const about = portal({ minInlineSize: 0 });
export const title = portal({ fontSize: vars.font.size.display });
export const authority = portal({ marginBlock: vars.space[2], color: vars.color.text.muted });
export const lead = portal({ lineHeight: vars.font.lineHeight.prose });
export const facts = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 45%), 1fr))",
  gap: "1px",
  marginBlock: vars.space[4],
  overflow: "hidden",
  background: vars.color.border.default,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
});
export const fact = portal({ padding: `${vars.space[3]} ${vars.space[4]}`, background: vars.color.surface.raised });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong, lineHeight: vars.font.lineHeight.tight });
export const deadline = portal({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.successSoft,
  color: vars.color.text.success,
});
export const calendar = portal({ whiteSpace: "nowrap", "@media": { print: { display: "none" } } });
export const actions = portal({ display: "grid", alignContent: "start", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const ways = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7rem), 1fr))", columnGap: vars.space[3] });
export const way = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center" });
