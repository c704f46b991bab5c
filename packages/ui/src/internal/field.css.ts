import { component, focusRing, pressable, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { border, surface, text } = vars.color;

/** The outline that controls share. The control inside lies over it, so that all of it can be pressed and measures as a whole. */
export const box = component({
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  inlineSize: "100%",
  minInlineSize: 0,
  border: `${vars.size.stroke} solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  selectors: {
    "&:has(> :is(input, select, textarea):focus-visible)": focusRing,
    // Thicker as well as red: colour alone says nothing to many.
    '&[data-invalid="true"]': { borderColor: text.danger, boxShadow: `inset 0 0 0 1px ${text.danger}` },
    '&[data-invalid="true"]:has(> :is(input, select, textarea):focus-visible)': { boxShadow: `inset 0 0 0 1px ${text.danger}, ${focusRing.boxShadow}` },
    "&:has(> :is(input, select, textarea):disabled)": { background: surface.sunken, color: text.muted, borderStyle: "dashed" },
    "&:has(> :is(input, textarea):read-only:enabled)": { background: surface.sunken },
  },
});

export const control = component({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.control,
  margin: `calc(-1 * ${vars.size.stroke})`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.m,
  outline: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  // Less than 16 px makes phones zoom the page when the field takes focus.
  fontSize: "max(1rem, 1em)",
  lineHeight: vars.font.lineHeight.body,
  appearance: "none",
  textOverflow: "ellipsis",
  selectors: {
    "&&:focus-visible": { outline: "none", boxShadow: "none" },
    "&::placeholder": { color: text.muted, opacity: 1 },
    "&:disabled": { cursor: "not-allowed", opacity: 1, WebkitTextFillColor: "currentColor" },
    '[data-size="large"] > &': { minBlockSize: vars.size.controlLarge, fontSize: vars.font.size.l },
  },
});

/** A button inside the outline. */
export const inner = component({
  ...pressable,
  display: "grid",
  placeItems: "center",
  flex: "none",
  margin: `calc(-1 * ${vars.size.stroke})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: "none",
  color: text.muted,
  font: "inherit",
  selectors: { "&:focus-visible": focusRing, "&:hover": { color: text.default }, "&[hidden]": { display: "none" } },
  "@media": { [print]: { display: "none" } },
});

export const note = component({ margin: 0, color: text.muted, fontSize: vars.font.size.s });
export const complaint = component({ margin: 0, color: text.danger, fontSize: vars.font.size.s, selectors: { "&:empty": { display: "none" } } });
export const stack = component({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
