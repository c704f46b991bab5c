import { component, forcedColors, hoverable, visuallyHidden } from "../style/index.js";
import { below } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const { action, surface, text } = vars.color;

export const root = component({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

/** As wide as the columns need; on the smallest screens 90 % of the window (KIT-PICKER-06). */
export const list = component({
  inlineSize: "min(90vw, var(--oh-picker-width, 36rem))",
  padding: vars.space[1],
  "@media": { [`screen and ${below("s")}`]: { inlineSize: "90vw" } },
});
/** Height of the list before the place is known. */
export const most = component({ maxBlockSize: "22rem" });

export const rows = component({ display: "grid" });

const line = { paddingBlock: vars.space[1], paddingInline: vars.space[2], minBlockSize: vars.size.target, lineHeight: vars.font.lineHeight.tight } as const;

export const option = component({
  ...line,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  overflow: "hidden",
  borderRadius: vars.radius.s,
  textAlign: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    '[data-columns="1"] &': { justifyContent: "flex-start", textAlign: "start" },
    '&[aria-selected="true"]': { background: surface.brandSoft, color: text.onBrandSoft, fontWeight: vars.font.weight.strong },
    '&[data-active="true"]': { boxShadow: `inset 0 0 0 2px ${action.primary}` },
  },
  "@media": {
    [hoverable]: { selectors: { "&:hover": { background: action.quietHover } } },
    [forcedColors]: {
      selectors: {
        '&[data-active="true"]': { outline: "2px solid Highlight", outlineOffset: "-2px" },
        '&[aria-selected="true"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

/** Says how tall a row must be in this theme. */
export const probe = component({
  ...line,
  ...visuallyHidden,
  minInlineSize: 0,
  padding: undefined,
  paddingBlock: vars.space[1],
  blockSize: "auto",
  inlineSize: "auto",
  whiteSpace: "pre",
  visibility: "hidden",
  clipPath: "none",
});

export const empty = component({ margin: 0, paddingBlock: vars.space[4], paddingInline: vars.space[4], color: text.muted, textAlign: "center" });
export const status = component(visuallyHidden);

/** Before the scripts and without them it is the browser's own list. */
export const native = component({ cursor: "pointer", paddingInlineEnd: vars.space[8] });
export const arrow = component({
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] ~ * &': { transform: "rotate(180deg)" } },
});
