import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

/** A form or a document in one column, no wider than one reads. */
export const sheet = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5], maxInlineSize: "56rem" });
/** What one can do with it; not on paper. */
export const actions = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3], "@media": { print: { display: "none" } } });
export const note = portal({ maxInlineSize: "56rem", color: vars.color.text.muted, fontSize: vars.font.size.s });
/** A few facts side by side: their names, what is known. */
export const facts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))", gap: vars.space[4] });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ margin: 0, fontWeight: vars.font.weight.strong, overflowWrap: "anywhere" });
/** Brought into view by the address, which also brings the focus: what is in it can be seen without a frame around the whole form. */
export const target = portal({ scrollMarginBlockStart: vars.space[6], selectors: { "&:focus": { outline: "none", boxShadow: "none" } } });
