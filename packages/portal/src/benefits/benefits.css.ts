import { portal, portalGlobal, print } from "@onehall/ui/style";
import { below, from, vars } from "@onehall/ui/theme";
import { chip as chipStyle, chips as chipList } from "../page/chip";

const { border, surface, text } = vars.color;
const line = `${vars.size.stroke} solid ${border.default}`;

export const note = portal({ color: text.muted, fontSize: vars.font.size.s });
export const link = portal({ display: "inline-block", minBlockSize: vars.size.target, alignContent: "center" });
export const count = portal({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[4] });
portalGlobal(`${count} strong`, { fontSize: vars.font.size.xxl });
portalGlobal(`${count} a`, { marginInlineStart: vars.space[2] });

/** Questions above the list; beside it where there is room. */
export const layout = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[5],
  "@media": { [from("l")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 23.75rem)", columnGap: vars.space[7] } },
});
export const questions = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  padding: vars.space[6],
  background: surface.brandSoft,
  color: text.default,
  borderRadius: vars.radius.l,
  "@media": { [below("m")]: { padding: vars.space[4] }, [from("l")]: { gridColumn: 2, gridRow: 1 }, [print]: { display: "none" } },
});
export const ask = portal({ fontSize: vars.font.size.l });
export const givenTitle = portal({ paddingBlockStart: vars.space[2], fontSize: vars.font.size.m });
export const chips = portal(chipList);
export const chip = portal(chipStyle);
export const skip = portal({ ...chipStyle, borderStyle: "dashed", color: text.muted });
export const given = portal({ ...chipStyle, borderColor: vars.color.action.primary });

export const lists = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6], "@media": { [from("l")]: { gridColumn: 1 } } });
export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });
export const partTitle = portal({ fontSize: vars.font.size.xl });
export const cards = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3], listStyle: "none", padding: 0 });
export const card = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[2]}`,
  background: surface.raised,
  border: line,
  borderRadius: vars.radius.m,
  breakInside: "avoid",
  "@media": { [below("m")]: { paddingInline: vars.space[4] } },
});
export const name = portal({ fontSize: vars.font.size.l });
export const waits = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[4] });
export const further = portal({ fontSize: vars.font.size.s });
portalGlobal(`${further} ul`, { paddingInlineStart: "1.5em" });
export const names = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
  columnGap: vars.space[4],
  listStyle: "none",
  padding: 0,
});
