import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const list = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  gap: vars.space[5],
  listStyle: "none",
  padding: 0,
});
export const card = portal({ blockSize: "100%", breakInside: "avoid" });
export const title = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], fontSize: vars.font.size.l });
export const result = portal({ marginBlock: vars.space[4], fontSize: vars.font.size.xl });
export const facts = portal({ display: "grid", gap: vars.space[3], marginBlock: vars.space[4] });
export const number = portal({ fontWeight: vars.font.weight.strong, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const actions = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  "@media": { print: { display: "none" } },
});
/** What one can do with the whole list. Has its height before the button comes; where no script brings it, there is nothing. */
export const tools = portal({
  minBlockSize: vars.size.control,
  "@media": { "(scripting: none)": { display: "none" }, print: { display: "none" } },
});
