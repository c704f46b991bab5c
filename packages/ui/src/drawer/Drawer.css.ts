import { component } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  maxInlineSize: "none",
  maxBlockSize: "none",
  border: 0,
  selectors: {
    '&[data-side="start"], &[data-side="end"]': { inlineSize: "min(100%, 24rem)", blockSize: "100%" },
    '&[data-side="start"]': { marginInline: "0 auto" },
    '&[data-side="end"]': { marginInline: "auto 0" },
    '&[data-side="bottom"]': {
      inlineSize: "100%",
      blockSize: "fit-content",
      maxBlockSize: "80%",
      marginBlock: "auto 0",
      borderStartStartRadius: vars.radius.l,
      borderStartEndRadius: vars.radius.l,
    },
  },
});
