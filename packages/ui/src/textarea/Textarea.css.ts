import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

/** Numbers of rows that are asked for. Browsers that know `field-sizing` do not look at the attribute, and know the unit lh; others go by the attribute. */
const ROWS = [2, 3, 4, 5, 6, 8, 10, 12];

export const area = component({
  display: "block",
  minBlockSize: "6em",
  maxBlockSize: "60vh",
  paddingBlock: vars.space[3],
  // Grows with the text where browsers know how, can be drawn larger everywhere.
  fieldSizing: "content",
  resize: "vertical",
  selectors: Object.fromEntries(ROWS.map((rows) => [`&[rows="${rows}"]`, { minBlockSize: `calc(${rows}lh + 2 * ${vars.space[3]})` }])),
});
