import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const area = component({
  display: "block",
  minBlockSize: "6em",
  maxBlockSize: "60vh",
  paddingBlock: vars.space[3],
  // Grows with the text where browsers know how, can be drawn larger everywhere.
  fieldSizing: "content",
  resize: "vertical",
});
