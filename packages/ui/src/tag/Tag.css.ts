import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { border, surface, text } = vars.color;

export const root = component({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  paddingInline: vars.space[2],
  border: "1px solid transparent",
  borderRadius: vars.radius.s,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.lineHeight.body,
  verticalAlign: "0.08em",
  selectors: {
    '&[data-tone="neutral"]': { background: surface.sunken, color: text.default, borderColor: border.default },
    '&[data-tone="brand"]': { background: surface.brandSoft, color: text.onBrandSoft },
    '&[data-tone="success"]': { background: surface.successSoft, color: text.success },
    '&[data-tone="warning"]': { background: surface.warningSoft, color: text.warning },
    '&[data-tone="danger"]': { background: surface.dangerSoft, color: text.danger },
  },
});
