import { component, focusRing, pressable, print, hoverable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

/** In a grid or a row it may be narrower than its tabs, which scroll. */
export const root = component({ minInlineSize: 0 });

export const bar = component({
  display: "flex",
  alignItems: "stretch",
  selectors: { '&[data-look="line"]': { borderBlockEnd: `1px solid ${border.default}` } },
  "@media": { [print]: { display: "none" } },
});

export const list = component({
  position: "relative",
  display: "flex",
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  // Room for the focus ring, which a scroller would cut off.
  padding: "5px",
  margin: "-5px",
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    '[data-look="line"] > &': { gap: vars.space[5] },
    '[data-look="segment"] > &': { gap: vars.space[1], margin: 0, padding: vars.space[1], borderRadius: vars.radius.m, background: surface.brandSoft },
  },
});

export const tab = component({
  ...pressable,
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  paddingInline: vars.space[1],
  color: text.muted,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:focus-visible": focusRing,
    '[data-look="line"] &': { boxShadow: "inset 0 -3px transparent", minBlockSize: `calc(${vars.size.target} + ${vars.space[2]})` },
    '[data-look="line"] &[aria-selected="true"]': { color: text.link, boxShadow: `inset 0 -3px ${action.primary}` },
    '[data-look="line"] &:focus-visible': { ...focusRing, borderRadius: vars.radius.s },
    '[data-look="segment"] &': { paddingInline: vars.space[5], borderRadius: vars.radius.s, color: text.onBrandSoft, fontSize: vars.font.size.m },
    '[data-look="segment"] &[aria-selected="true"]': { background: surface.raised, color: text.link, boxShadow: vars.shadow.low },
    '[data-look="segment"] &:focus-visible': focusRing,
    '&[aria-disabled="true"]': { cursor: "not-allowed", opacity: 0.6 },
  },
  "@media": {
    [hoverable]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: text.link } } },
    "(forced-colors: active)": { selectors: { '&[aria-selected="true"]': { borderBlockEnd: "3px solid Highlight" } } },
  },
});

/** The active tab from the first paint on, where scripts will come; where none will, all panels show and none is active. */
export const activeEarly = component({
  selectors: {
    '[data-look="line"] &': { "@media": { "(scripting: enabled)": { color: text.link, boxShadow: `inset 0 -3px ${action.primary}` } } },
    '[data-look="segment"] &': { "@media": { "(scripting: enabled)": { background: surface.raised, color: text.link, boxShadow: vars.shadow.low } } },
  },
});

export const scroll = component({
  ...pressable,
  display: "grid",
  placeItems: "center",
  flex: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: text.muted,
  font: "inherit",
  selectors: { "&:disabled": { opacity: 0.35, cursor: "default" } },
  // Fingers push the tabs themselves and need the room.
  "@media": { "(hover: none)": { display: "none" } },
});

export const panel = component({
  paddingBlockStart: vars.space[5],
  selectors: { "&:focus-visible": focusRing, "&[hidden]": { display: "none" } },
  "@media": { [print]: { selectors: { "&[hidden]": { display: "block" } } } },
});

export const heading = component({
  marginBlock: `0 ${vars.space[3]}`,
  fontSize: vars.font.size.xl,
  // With scripts the tab above says it already; paper shows all panels, each under its name.
  "@media": { "(scripting: enabled)": { display: "none" }, [print]: { display: "block" } },
});

/** With scripts, only the active panel shows from the very first paint. */
export const early = component({ "@media": { "screen and (scripting: enabled)": { display: "none" } } });
