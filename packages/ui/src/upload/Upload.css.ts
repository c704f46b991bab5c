import { component, focusRing, pressable, hoverable, visuallyHidden } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

export const root = component({ display: "grid", gap: vars.space[2], justifyItems: "start", minInlineSize: 0 });

export const zone = component({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  minBlockSize: `calc(2 * ${vars.size.target})`,
  border: `2px dashed ${border.strong}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  selectors: {
    '&[data-over="true"]': { borderColor: action.primary, background: surface.brandSoft },
    '&[data-invalid="true"]': { borderColor: text.danger },
    "&:has(> input:focus-visible)": focusRing,
    "&:has(> input:disabled)": { background: surface.sunken, color: text.muted },
  },
  "@media": { [hoverable]: { selectors: { "&:hover:not(:has(> input:disabled))": { borderColor: action.primary } } } },
});

export const invitation = component({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  paddingInline: vars.space[4],
  fontWeight: vars.font.weight.strong,
  textAlign: "center",
});

/** Without scripts the browser's own field, which shows the names. */
export const native = component({
  inlineSize: "100%",
  minBlockSize: vars.size.target,
  margin: 0,
  padding: vars.space[3],
  font: "inherit",
  cursor: "pointer",
  selectors: { "&&:focus-visible": { outline: "none", boxShadow: "none" } },
});
/** With them it lies over the zone and takes every press. */
export const over = component({ selectors: { "&&": { position: "absolute", inset: 0, blockSize: "100%", opacity: 0 } } });

/** Phones and tablets have a camera at hand; a desk does not. */
export const camera = component({
  ...pressable,
  position: "relative",
  display: "none",
  alignItems: "center",
  gap: vars.space[2],
  paddingInline: vars.space[5],
  border: `${vars.size.stroke} solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.link,
  fontWeight: vars.font.weight.strong,
  selectors: { "&:has(:focus-visible)": focusRing },
  "@media": { "(hover: none) and (pointer: coarse)": { display: "inline-flex" } },
});
export const hidden = component(visuallyHidden);

export const list = component({ display: "grid", gap: vars.space[2], inlineSize: "100%", margin: 0, padding: 0, listStyleType: '""' });

export const card = component({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: vars.space[2],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
});
export const picture = component({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  objectFit: "cover",
  borderRadius: vars.radius.s,
  background: surface.sunken,
  color: text.muted,
});
export const name = component({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere", lineHeight: vars.font.lineHeight.tight });
export const size = component({ display: "block", color: text.muted, fontSize: vars.font.size.s });

export const remove = component({
  ...pressable,
  display: "grid",
  placeItems: "center",
  flex: "none",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: text.muted,
  font: "inherit",
  selectors: { "&:focus-visible": focusRing, "&:hover": { color: text.danger } },
});
