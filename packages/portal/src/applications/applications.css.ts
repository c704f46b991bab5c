import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const part = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const title = portal({ marginBlockEnd: vars.space[3], fontSize: vars.font.size.l });
export const row = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: vars.space[3] });
/** Labels and values, side by side where there is room; values keep their lines. */
export const facts = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))", gap: vars.space[4] });
export const label = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const value = portal({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const list = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], listStyle: "none", padding: 0 });
export const images = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[4], listStyle: "none", padding: 0 });
export const image = portal({
  display: "block",
  inlineSize: "8rem",
  blockSize: "8rem",
  objectFit: "contain",
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface.raised,
});
/** A QR code that a phone reads from a screen. */
export const code = portal({ inlineSize: "9rem", blockSize: "9rem" });
export const form = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const receipt = portal({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.strong, overflowWrap: "anywhere" });
/** Brought into view by the address, which also brings the focus: what is in it can be seen without a frame around the whole form. */
export const target = portal({ scrollMarginBlockStart: vars.space[6], selectors: { "&:focus": { outline: "none" } } });
/** Links that are pressed by thumbs. */
export const link = portal({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target, color: vars.color.text.link, cursor: "pointer" });
/** Pages or lists beside each other, of which one is open. */
export const tabs = portal({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  borderBlockEnd: `${vars.size.stroke} solid ${vars.color.border.default}`,
});
export const tab = portal({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  color: vars.color.text.link,
  selectors: {
    "&[aria-current]": { color: vars.color.text.default, fontWeight: vars.font.weight.strong, boxShadow: `inset 0 -3px 0 ${vars.color.text.link}` },
  },
});
/** Many short lines. */
export const log = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2], listStyle: "none", padding: 0 });
/** What is of the size of its content, and not torn into lines. */
export const whole = portal({ whiteSpace: "nowrap" });
/** Fields for a number or a day. */
export const short = portal({ maxInlineSize: "24rem" });
/** Fields that belong together, under the name of their group. */
export const group = portal({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  margin: 0,
  marginBlockEnd: vars.space[5],
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = portal({ marginBlockEnd: vars.space[3], padding: 0, fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });
