import { component } from "../style/index.js";
import { below } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

export const root = component({
  inlineSize: `min(100% - 2 * ${vars.space[6]}, 36rem)`,
  maxBlockSize: "85vh",
  borderRadius: vars.radius.l,
  selectors: {
    '&[data-size="small"]': { inlineSize: `min(100% - 2 * ${vars.space[6]}, 26rem)` },
    '&[data-size="large"]': { inlineSize: `min(100% - 2 * ${vars.space[6]}, 56rem)` },
  },
  // On phones, and wherever zoom makes a window that narrow, it takes all there is.
  "@media": {
    [below("s")]: {
      selectors: {
        "&&": { inlineSize: "100%", blockSize: "100%", maxInlineSize: "none", maxBlockSize: "none", border: 0, borderRadius: 0 },
        '&&[data-size="small"]': {
          blockSize: "fit-content",
          inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
          maxBlockSize: "90vh",
          borderRadius: vars.radius.l,
        },
      },
    },
  },
});
