import { portalGlobal, pressable, print } from "@onehall/ui/style";
import { below, vars } from "@onehall/ui/theme";

/** What the home page tells of the visitor. @see ../loading/banner */
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
portalGlobal("[data-banner] a", { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });
/** Two rows on a phone, one elsewhere, whichever of its two texts stands in it. */
portalGlobal("[data-offer] span", { "@media": { [below("m")]: { flexBasis: "100%", textAlign: "center" } } });
portalGlobal("[data-banner] button", {
  ...pressable,
  border: 0,
  background: "none",
  color: vars.color.text.link,
  font: "inherit",
  textDecoration: "underline",
});
