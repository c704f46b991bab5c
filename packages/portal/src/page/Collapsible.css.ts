import { portal, print } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** Paper shows what is inside. */
export const root = portal({ "@media": { [print]: { selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } } } } });
export const summary = portal({
  inlineSize: "fit-content",
  minBlockSize: vars.size.target,
  alignContent: "center",
  color: vars.color.text.link,
  cursor: "pointer",
});
