import { component, componentGlobal, forcedColors } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;
const circle = "2em";
/** In em: where the text is larger, the line of steps turns into a column sooner. */
const wide = "(min-width: 44em)";

export const root = component({ containerType: "inline-size" });

export const list = component({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyleType: '""',
  counterReset: "step",
  "@container": { [wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const step = component({
  position: "relative",
  minInlineSize: 0,
  paddingBlockEnd: vars.space[6],
  paddingInlineStart: `calc(${circle} + ${vars.space[4]})`,
  color: text.muted,
  counterIncrement: "step",
  selectors: {
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: "grid",
      placeItems: "center",
      boxSizing: "border-box",
      inlineSize: circle,
      blockSize: circle,
      border: "2px solid transparent",
      borderRadius: vars.radius.full,
      background: action.primary,
      color: action.onPrimary,
      fontVariantNumeric: "tabular-nums",
      fontWeight: vars.font.weight.bold,
      lineHeight: 1,
    },
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: `calc(${circle} + ${vars.space[1]})`,
      insetBlockEnd: vars.space[1],
      insetInlineStart: `calc(${circle} / 2 - 1px)`,
      borderInlineStart: `2px solid ${border.default}`,
    },
    "&:last-child": { paddingBlockEnd: 0 },
    "&:last-child::after": { display: "none" },
    '&[data-state="done"]::after': { borderColor: action.primary },
    '&[data-state="done"]::before': { background: surface.brandSoft, color: text.onBrandSoft, borderColor: action.primary },
    '&[data-state="todo"]::before': { background: surface.raised, color: text.muted, borderColor: border.strong },
  },
  "@container": {
    [wide]: {
      paddingBlockEnd: 0,
      paddingBlockStart: `calc(${circle} + ${vars.space[3]})`,
      paddingInlineStart: 0,
      paddingInlineEnd: vars.space[4],
      selectors: {
        "&::after": {
          insetBlockStart: `calc(${circle} / 2 - 1px)`,
          insetBlockEnd: "auto",
          insetInlineStart: `calc(${circle} + ${vars.space[2]})`,
          insetInlineEnd: vars.space[2],
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${border.default}`,
        },
      },
    },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        "&::before": { borderColor: "CanvasText" },
        '&[data-state="current"]::before': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        '&[data-state="todo"]::before': { borderStyle: "dashed" },
      },
    },
  },
});

export const title = component({
  display: "block",
  color: text.default,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  paddingBlock: "0.2em",
});
export const meta = component({ display: "block", color: text.link });

/** Compact steps where they do not stand side by side: one line, in which the current step alone shows its title. */
const compact = `${root}[data-compact]`;
const inLine = (selector: string, rule: Parameters<typeof componentGlobal>[1]) => componentGlobal(selector, { "@container": { [`not ${wide}`]: rule } });
inLine(`${compact} > ${list}, ${compact} ${step}`, { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2], padding: 0 });
inLine(`${compact} ${step}::before`, { position: "static" });
inLine(`${compact} ${step}::after`, { display: "none" });
inLine(`${compact} ${step}:not([data-state=current]) > *`, { position: "absolute", inlineSize: 1, blockSize: 1, overflow: "hidden", clipPath: "inset(50%)" });
