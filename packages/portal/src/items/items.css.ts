import { below, from, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";
import { reach } from "../page/reach";

export const list = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  // There the tasks are cards themselves.
  "@media": { [below("m")]: { padding: 0, border: 0, background: "none" } },
});
export const count = portal({ color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });
export const link = portal(reach);
/** A short fact that would read badly in two lines. */
export const whole = portal({ whiteSpace: "nowrap" });
export const ways = portal({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[2]}`,
  whiteSpace: "nowrap",
  "@media": { [from("l")]: { flexWrap: "nowrap" } },
});
