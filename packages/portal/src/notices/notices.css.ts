import { below, vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const lines = portal({ marginBlockEnd: vars.space[4] });
export const line = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[4]}`,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const name = portal({ flex: 1, minBlockSize: vars.size.target, alignContent: "center", "@media": { [below("m")]: { flexBasis: "100%" } } });
const aside = { color: vars.color.text.muted, fontSize: vars.font.size.s } as const;
export const source = portal(aside);
export const date = portal({
  ...aside,
  flex: "none",
  fontVariantNumeric: "tabular-nums",
  minInlineSize: "7.5rem",
  textAlign: "end",
  "@media": { [below("m")]: { textAlign: "start" } },
});

/** Lines of some forty-five characters: longer ones are hard to follow. */
const measure = "46em";
export const article = portal({ lineHeight: vars.font.lineHeight.prose });
portalGlobal(`${article} > *`, { maxInlineSize: measure });
portalGlobal(`${article} > * + *`, { marginBlockStart: vars.space[3] });
portalGlobal(`${article} > :is(ul, ol)`, { paddingInlineStart: "1.5em" });
export const neighbours = portal({ display: "grid", gap: vars.space[2] });
