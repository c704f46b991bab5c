import { from, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

/** Wide windows have room for what is inside. Browsers that cannot be told so keep the heading to press. */
const canStayOpen = "selector(::details-content)";

export const root = portal({
  "@media": { [from("l")]: { "@supports": { [canStayOpen]: { selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } } } } } },
});
export const summary = portal({
  minBlockSize: vars.size.target,
  alignContent: "center",
  fontWeight: vars.font.weight.strong,
  cursor: "pointer",
  "@media": { [from("l")]: { "@supports": { [canStayOpen]: { display: "none" } } } },
});
