import { below, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const filter = portal({ display: "flex", gap: vars.space[2], maxInlineSize: "36rem" });
export const field = portal({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
});
export const filters = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[3]} ${vars.space[6]}` });

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
export const partTitle = portal({ fontSize: vars.font.size.xl });

export const partHead = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: `0 ${vars.space[4]}` });
/** Rows are cards themselves on phones. */
export const sheet = portal({ "@media": { [below("s")]: { padding: 0, border: 0, background: "none" } } });
export const tabs = portal({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[2]}`,
  borderBlockEnd: `${vars.size.stroke} solid ${vars.color.border.default}`,
});
export const tab = portal({
  display: "block",
  minBlockSize: vars.size.target,
  alignContent: "center",
  paddingInline: vars.space[3],
  color: vars.color.text.default,
  borderBlockEnd: "3px solid transparent",
  ":hover": { color: vars.color.text.link },
  ":focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
  selectors: { "&[aria-current]": { color: vars.color.text.link, borderBlockEndColor: vars.color.action.primary, fontWeight: vars.font.weight.strong } },
});
/** A short fact that would read badly in two lines. */
export const whole = portal({ whiteSpace: "nowrap" });
export const code = portal({ fontFamily: "ui-monospace, monospace", whiteSpace: "nowrap" });
export const notices = portal({});
export const notice = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const noticeName = portal({ minBlockSize: vars.size.target, alignContent: "center" });

export const facts = portal({ display: "grid", gap: vars.space[2], marginBlockStart: vars.space[3] });
export const fact = portal({
  display: "grid",
  gridTemplateColumns: "auto 4.5em minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space[3],
});
export const icon = portal({ alignSelf: "start", marginBlockStart: "0.2em", color: vars.color.text.link });
export const label = portal({ color: vars.color.text.muted });

export const ask = portal({ marginBlockStart: vars.space[3] });

export const villages = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))", columnGap: vars.space[3] });
export const village = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center" });
