import { portalGlobal, pressable, print } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** What the home page tells above itself. @see ../loading/banner */
portalGlobal("[data-banner]", {
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
portalGlobal("[data-banner] button", {
  ...pressable,
  border: 0,
  background: "none",
  color: vars.color.text.link,
  font: "inherit",
  textDecoration: "underline",
});
