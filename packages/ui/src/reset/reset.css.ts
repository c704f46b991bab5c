import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { coarse, focusRing } from "../style/fragments.js";
import { vars } from "../theme/contract.css.js";
import { layers } from "../theme/layers.css.js";

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { "@layer": { [layers.reset]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("html", { WebkitTextSizeAdjust: "100%", textSizeAdjust: "100%", scrollPaddingTop: vars.size.stickyTop });
reset("body", { margin: 0, lineHeight: vars.font.lineHeight.body, overflowWrap: "break-word" });
reset("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset", { margin: 0, padding: 0 });
reset("h1, h2, h3, h4, h5, h6", { lineHeight: vars.font.lineHeight.tight, textWrap: "balance" });
reset("ul, ol", { paddingInlineStart: "1.5em" });
// A list with a class draws itself. An empty string, not none: Safari takes the meaning of a list away with `none`.
reset("ul[class], ol[class]", { padding: 0, listStyleType: '""' });
reset("fieldset", { border: 0, minInlineSize: 0 });
reset("img, svg, video, picture, canvas", { display: "block", maxInlineSize: "100%" });
reset("img, video", { blockSize: "auto" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("table", { borderCollapse: "collapse" });
reset("a", { color: vars.color.text.link, textDecorationLine: vars.font.linkDecoration, textUnderlineOffset: "0.2em" });
reset("p a, dd a, li p a", { textDecorationLine: "underline" });
reset("a:hover", { textDecorationLine: "underline" });
// For fingers every link is a target of the theme's size, unless a class says otherwise; inside of text it stays text.
reset("a[href]", { "@media": { [coarse]: { display: "inline-block", alignContent: "center", minBlockSize: vars.size.target } } });
reset("p a[href], ul:not([class]) a[href], ol:not([class]) a[href]", { "@media": { [coarse]: { display: "inline" } } });
reset("td p a[href]", { "@media": { [coarse]: { display: "inline-block" } } });
reset(":focus-visible", focusRing);
reset(":target", { scrollMarginTop: vars.size.stickyTop });
reset("[hidden]:where(:not([hidden='until-found']))", { display: "none" });
