import { createVar, fallbackVar } from "@vanilla-extract/css";
import { component, componentGlobal, focusRing, hitArea, print, visuallyHidden } from "../style/index.js";
import { below } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";
import { MIN_WIDTHS, type MinWidth, type Percent } from "./columns.js";

const { border, surface, text } = vars.color;
/** Phones only: a narrow sheet of paper still gets the table. */
const phone = `screen and ${below("s")}`;
/** Indent of a level of the tree in px (KIT-TABLE-03). */
const INDENT = 20;

export const scroll = component({
  overflowX: "auto",
  maxInlineSize: "100%",
  borderRadius: vars.radius.s,
  selectors: { "&:focus-visible": focusRing },
  "@media": { [print]: { overflow: "visible" } },
});

export const table = component({
  inlineSize: "100%",
  borderCollapse: "collapse",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  "@media": { [phone]: { display: "block" } },
});

export const caption = component({
  paddingBlockEnd: vars.space[3],
  textAlign: "start",
  fontWeight: vars.font.weight.strong,
  "@media": { [phone]: { display: "block" } },
});

export const hidden = component(visuallyHidden);

export const head = component({ "@media": { [phone]: visuallyHidden, [print]: { display: "table-header-group" } } });

export const body = component({ "@media": { [phone]: { display: "grid", gap: vars.space[3] } } });

export const row = component({
  borderBlockEnd: `1px solid ${border.default}`,
  "@media": {
    [print]: { breakInside: "avoid", selectors: { '&&[data-folded="true"]': { display: "table-row" } } },
    [phone]: { display: "block", paddingBlock: vars.space[2], border: `1px solid ${border.default}`, borderRadius: vars.radius.m, background: surface.raised },
  },
  selectors: { '&[data-folded="true"]': { display: "none" } },
});

/** Until the scripts come, rows below closed ones are folded only where scripts will come at all. */
export const early = component({ "@media": { "(scripting: enabled)": { display: "none" } } });

/** Room for a column's name before a cell on phones. */
const label = "6em";

const cellBox = { paddingBlock: vars.space[3], paddingInline: vars.space[4], textAlign: "start", verticalAlign: "top" } as const;

export const headCell = component({ ...cellBox, background: surface.sunken, color: text.muted, fontWeight: vars.font.weight.strong, whiteSpace: "nowrap" });

export const cell = component({
  ...cellBox,
  fontWeight: "inherit",
  overflowWrap: "break-word",
  "@media": {
    [phone]: {
      // A float, not a grid: what stands in a cell stays one flow, and a long name makes the cell higher.
      display: "flow-root",
      paddingBlock: vars.space[1],
      paddingInlineStart: `calc(${vars.space[4]} + ${label})`,
      textAlign: "start",
      selectors: {
        "&[data-label]::before": {
          content: "attr(data-label)",
          float: "inline-start",
          inlineSize: label,
          marginInlineStart: `calc(-1 * ${label})`,
          paddingInlineEnd: vars.space[2],
          color: text.muted,
        },
        "&:empty": { display: "none" },
      },
    },
  },
});

export const rowHead = component({
  "@media": {
    [phone]: {
      display: "block",
      paddingBlock: vars.space[2],
      paddingInlineStart: vars.space[4],
      fontSize: vars.font.size.l,
      fontWeight: vars.font.weight.strong,
    },
  },
});

export const align = { start: component({ textAlign: "start" }), center: component({ textAlign: "center" }), end: component({ textAlign: "end" }) };

const percents = Array.from({ length: 19 }, (_, index) => ((index + 1) * 5) as Percent);
export const width = {
  content: component({ inlineSize: "1%", whiteSpace: "nowrap" }),
  ...(Object.fromEntries(percents.map((percent) => [`${percent}%`, component({ inlineSize: `${percent}%` })])) as Record<`${Percent}%`, string>),
};

/** In em, so that larger text has wider columns. */
export const minWidth = Object.fromEntries(
  MIN_WIDTHS.map((pixels) => [pixels, component({ "@media": { [`not all and ${below("s")}`]: { minInlineSize: `${pixels / 16}em` } } })]),
) as Record<MinWidth, string>;

const indent = createVar();
const beside = createVar();
const toggleSize = "1.6em";
for (const level of [1, 2, 3, 4]) componentGlobal(`${row}[data-level="${level}"]`, { vars: { [indent]: `${level * INDENT}px` } });
// What has no toggle stands in line with the text beside one; without scripts nothing has.
componentGlobal(`${row}[data-leaf="true"]`, {
  vars: { [beside]: `calc(${toggleSize} + ${vars.space[2]})` },
  "@media": { "(scripting: none)": { vars: { [beside]: "0px" } } },
});
componentGlobal(`${row}:is([data-level], [data-leaf]) > :first-child`, {
  paddingInlineStart: `calc(${vars.space[4]} + ${fallbackVar(indent, "0px")} + ${fallbackVar(beside, "0px")})`,
});

export const branch = component({ display: "flex", alignItems: "start", gap: vars.space[2] });

export const toggle = component({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: toggleSize,
  blockSize: toggleSize,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: "none",
  color: text.link,
  font: "inherit",
  cursor: "pointer",
  selectors: { "&::after": hitArea, "&:focus-visible": focusRing },
  "@media": { "(scripting: none)": { display: "none" }, [print]: { display: "none" } },
});

export const arrow = component({ transition: `transform ${vars.motion.fast}`, selectors: { '[aria-expanded="true"] > &': { transform: "rotate(90deg)" } } });

/** Stands for rows that are not drawn; its cell is as high as they are. */
export const gap = component({ "@media": { [phone]: { display: "block" } } });
componentGlobal(`${gap} > td`, { padding: 0, "@media": { [phone]: { display: "block" } } });

export const nothing = component({ padding: vars.space[4], "@media": { [phone]: { display: "block" } } });
