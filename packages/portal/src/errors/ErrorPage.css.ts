import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const root = portal({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[4],
  minBlockSize: "60vh",
  padding: vars.space[6],
  textAlign: "center",
});
export const number = portal({
  fontSize: "clamp(4rem, 14vw, 8rem)",
  lineHeight: 1,
  fontWeight: vars.font.weight.bold,
  color: vars.color.text.link,
  letterSpacing: "0.05em",
});
export const title = portal({ fontSize: vars.font.size.display });
export const english = portal({ display: "block", color: vars.color.text.muted, fontSize: vars.font.size.s });
export const actions = portal({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[3] });
