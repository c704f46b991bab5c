import { below, vars } from "@onehall/ui/theme";
import { portal, print } from "@onehall/ui/style";

export const root = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  // There the rows are cards themselves.
  "@media": { [below("s")]: { padding: 0, border: 0, background: "none" } },
});
export const bar = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space[4]}`,
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
});
export const file = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  "@media": { [print]: { display: "none" } },
});

/** A short fact that would read badly in two lines. */
export const whole = portal({ whiteSpace: "nowrap" });
export const code = portal({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });
/** More about a row, for those who want it. */
export const more = portal({});
export const moreHead = portal({
  inlineSize: "fit-content",
  minBlockSize: vars.size.target,
  alignContent: "center",
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.text.link,
  cursor: "pointer",
});
export const moreText = portal({ display: "grid", gap: vars.space[2], paddingBlock: vars.space[2], whiteSpace: "normal" });
export const tasks = portal({ display: "grid" });
export const task = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center" });
export const under = portal({
  display: "block",
  marginBlockStart: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
});
