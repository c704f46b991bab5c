import { portal, pressable, print } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const banner = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.surface.successSoft,
  color: vars.color.text.default,
  "@media": { [print]: { display: "none" } },
});
export const close = portal({ ...pressable, border: 0, background: "none", color: vars.color.text.link, font: "inherit", textDecoration: "underline" });
