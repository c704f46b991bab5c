import { from, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

const box = {
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
} as const;

export const figures = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))", gap: vars.space[3] });
export const figure = portal({ ...box, minInlineSize: 0 });
export const figureLink = portal({
  display: "grid",
  alignContent: "center",
  minBlockSize: vars.size.target,
  blockSize: "100%",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.text.muted,
  ":hover": { background: vars.color.action.quietHover },
});
export const number = portal({
  color: vars.color.text.link,
  fontSize: vars.font.size.xxl,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: "anywhere",
});

export const more = portal({
  inlineSize: "fit-content",
  minBlockSize: vars.size.target,
  alignContent: "center",
  color: vars.color.text.link,
  cursor: "pointer",
});

export const contents = portal({ "@media": { [from("l")]: { position: "sticky", insetBlockStart: vars.size.stickyTop } } });
export const rail = portal({ ...box, overflow: "hidden" });
export const railHead = portal({ paddingInline: vars.space[4], ":focus-visible": { outlineOffset: "-3px", boxShadow: "none" } });
export const railList = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11em), 1fr))", paddingBlock: vars.space[2] });
export const railLink = portal({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  color: vars.color.text.default,
  ":hover": { background: vars.color.action.quietHover },
  ":focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
});
export const count = portal({
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

export const parts = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: vars.space[7] });
export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const partTitle = portal({ fontSize: vars.font.size.xxl });
export const group = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], scrollMarginBlockStart: vars.size.stickyTop });
export const groupTitle = portal({ fontSize: vars.font.size.l });
export const entries = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: `${vars.space[1]} ${vars.space[5]}`,
});
export const entry = portal({ display: "grid", alignContent: "start", minInlineSize: 0 });
export const entryLink = portal({ display: "flex", alignItems: "center", minBlockSize: vars.size.target });
export const text = portal({
  paddingBlockEnd: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});
