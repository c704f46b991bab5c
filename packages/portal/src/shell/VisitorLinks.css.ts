import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const root = portal({ display: "flex", alignItems: "center", columnGap: vars.space[4] });
portalGlobal(`${root} [data-for=known]`, { display: "none" });
portalGlobal(`${root}[data-visitor=known] [data-for=visitor]`, { display: "none" });

export const link = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  color: "inherit",
  fontSize: vars.font.size.s,
  whiteSpace: "nowrap",
  cursor: "pointer",
  listStyle: "none",
  ":hover": { color: vars.color.text.link },
  selectors: { "&::-webkit-details-marker": { display: "none" }, [`${root}[data-visitor=known] &[data-for=known]`]: { display: "inline-flex" } },
});

export const login = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  whiteSpace: "nowrap",
});

export const unread = portal({
  minInlineSize: "1.5em",
  paddingInline: "0.4em",
  borderRadius: vars.radius.full,
  background: vars.color.text.danger,
  color: vars.color.surface.raised,
  lineHeight: "1.5",
  textAlign: "center",
  selectors: { "&:empty": { display: "none" } },
});

export const menu = portal({ position: "relative", selectors: { [`${root}[data-visitor=known] &[data-for=known]`]: { display: "block" } } });
export const list = portal({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: "100%",
  zIndex: 20,
  display: "grid",
  minInlineSize: "9rem",
  paddingBlock: vars.space[2],
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
});
portalGlobal(`${list} a`, {
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  color: vars.color.text.default,
  whiteSpace: "nowrap",
});
portalGlobal(`${list} a:hover`, { background: vars.color.action.quietHover });
