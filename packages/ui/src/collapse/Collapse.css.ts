import { component, focusRing, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({ borderBlockStart: `1px solid ${vars.color.border.default}` });

/** Paper gets every section: nobody can press it open. */
export const item = component({
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  "@media": { [print]: { selectors: { "&::details-content": { contentVisibility: "visible" } } } },
});

export const heading = component({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.text.link },
    "&:focus-visible": focusRing,
  },
});

export const arrow = component({
  color: vars.color.text.muted,
  transition: `transform ${vars.motion.medium}`,
  selectors: { [`${item}[open] > ${heading} > &`]: { transform: "rotate(180deg)" } },
  "@media": { [print]: { display: "none" } },
});

export const panel = component({ paddingBlock: `${vars.space[2]} ${vars.space[5]}`, paddingInline: vars.space[2], lineHeight: vars.font.lineHeight.prose });
