import { component, focusRing, visuallyHidden } from "../style/index.js";
import { from } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const { border, surface, text } = vars.color;

export const form = component({
  display: "grid",
  gap: vars.space[6],
  margin: 0,
  minInlineSize: 0,
  selectors: { '&[data-sending="true"]': { cursor: "progress" } },
});

const besideLabel = 'form[data-label-position="start"] &&';

export const item = component({
  display: "grid",
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Where the page scrolls to it, a sticky head must not lie over it.
  scrollMarginBlockStart: vars.size.stickyTop,
  "@media": { [from("m")]: { selectors: { [besideLabel]: { gridTemplateColumns: "9em minmax(0, 1fr)", columnGap: vars.space[5] } } } },
});

export const label = component({
  // Floating, a legend takes its place in the grid like anybody else.
  float: "inline-start",
  justifySelf: "start",
  padding: 0,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  // The control says that it is required: the second form keeps the mark from being read out, too.
  selectors: { "&[data-required]::after": { content: ['"*"', '"*" / ""'], marginInlineStart: vars.space[1], color: text.danger } },
  "@media": {
    [from("m")]: {
      selectors: {
        [besideLabel]: {
          justifySelf: "end",
          paddingBlockStart: `calc((${vars.size.control} - ${vars.font.lineHeight.tight} * 1em) / 2)`,
          textAlign: "end",
        },
      },
    },
  },
});

export const inside = component({ display: "grid", gap: vars.space[2], minInlineSize: 0 });
export const unseenText = component(visuallyHidden);
export const info = component({
  color: text.muted,
  fontSize: vars.font.size.s,
  // Beside its label a control stands in the first line, and the hint below it.
  "@media": { [from("m")]: { selectors: { [besideLabel]: { order: 1 } } } },
});

export const error = component({
  order: 2,
  display: "flex",
  gap: vars.space[2],
  margin: 0,
  color: text.danger,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.body,
});

/** As high as the first line of the message, so that it stands in its middle. */
export const errorIcon = component({ selectors: { "&&": { blockSize: "1lh" } } });

export const summary = component({
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  border: `2px solid ${text.danger}`,
  borderRadius: vars.radius.m,
  background: surface.dangerSoft,
  color: text.default,
  scrollMarginBlockStart: vars.size.stickyTop,
  selectors: { "&:focus": focusRing },
});

export const summaryTitle = component({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  margin: 0,
  color: text.danger,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
});

export const summaryList = component({ margin: 0, marginBlockStart: vars.space[1], padding: 0, listStyleType: '""', borderColor: border.default });

export const summaryLink = component({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  inlineSize: "fit-content",
  minInlineSize: vars.size.target,
  color: text.danger,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { "&:focus-visible": focusRing },
});
