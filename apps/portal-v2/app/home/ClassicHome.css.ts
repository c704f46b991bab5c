import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const body = portal({ marginBlockStart: vars.space[5] });
export const panel = portal({
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  blockSize: "100%",
});
export const panelHead = portal({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const panelTitle = portal({
  fontSize: "1.1875rem",
  lineHeight: "50px",
  color: vars.color.text.link,
  boxShadow: `inset 0 -3px ${vars.color.surface.brand}`,
});
export const more = portal({ fontSize: vars.font.size.s, color: vars.color.text.muted, lineHeight: vars.size.target });
export const panelBody = portal({ padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[3]}` });
