import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal, print } from "@onehall/ui/style";

export const sub = portal({
  marginBlock: `${vars.space[5]} ${vars.space[2]}`,
  fontSize: vars.font.size.l,
  selectors: { "&:first-child, h2 + &, h2 + div > &:first-child": { marginBlockStart: 0 } },
});
export const note = portal({ display: "block", color: vars.color.text.muted, fontSize: vars.font.size.s, fontWeight: vars.font.weight.regular });
export const file = portal({
  display: "inline-block",
  marginInlineEnd: vars.space[3],
  paddingBlock: vars.space[1],
  fontSize: vars.font.size.s,
  "@media": { print: { display: "none" } },
});
export const code = portal({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });
export const who = note;
export const onward = portal({ display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const situation = portal({ "@media": { [print]: { selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } } } } });
portalGlobal(`${situation} summary`, { "@media": { [print]: { minBlockSize: "auto", marginBlock: 0, padding: 0 } } });
portalGlobal(`${situation} thead`, { "@media": { [print]: { display: "none" } } });
export const basis = portal({ display: "grid", gap: vars.space[3] });
export const faq = portal({ selectors: { "& + &": { marginBlockStart: vars.space[4] } } });

export const facts = portal({ inlineSize: "100%" });
portalGlobal(`${facts} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: "start",
  verticalAlign: "top",
  borderBlock: `1px solid ${vars.color.border.default}`,
});
portalGlobal(`${facts} td p`, { margin: 0 });
portalGlobal(`${facts} th`, {
  inlineSize: "10rem",
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  background: vars.color.surface.sunken,
  "@media": { [below("m")]: { inlineSize: "7rem" } },
});

export const windows = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))", gap: vars.space[4] });
export const window = portal({ padding: vars.space[4], border: `${vars.size.stroke} solid ${vars.color.border.default}`, borderRadius: vars.radius.m });
export const windowName = portal({ marginBlockEnd: vars.space[1], fontSize: vars.font.size.l });
