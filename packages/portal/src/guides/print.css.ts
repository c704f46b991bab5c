import { portal, portalGlobal, print } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** A guide on paper is what one takes along: three pages at most, with the address of the rest. @see GUIDE-69 */
portalGlobal("html", { "@media": { [print]: { fontSize: "70%" } } });
portalGlobal("footer", { "@media": { [print]: { display: "none" } } });
portalGlobal("main *", { "@media": { [print]: { minBlockSize: 0 } } });
/** Law, records and questions: on the page alone. */
export const onScreen = portal({ "@media": { [print]: { display: "none" } } });
export const onPaper = portal({
  display: "none",
  alignItems: "center",
  gap: vars.space[4],
  breakInside: "avoid",
  "@media": { [print]: { display: "flex" } },
});
export const code = portal({ inlineSize: "2.5cm", blockSize: "2.5cm" });
