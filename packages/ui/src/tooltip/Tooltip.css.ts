import { component, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { surface, text } = vars.color;

export const root = component({ position: "relative", display: "inline-block" });

export const tip = component({
  selectors: {
    "&&": {
      inlineSize: "max-content",
      maxInlineSize: "min(20rem, 100vw - 1rem)",
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      border: `1px solid ${text.default}`,
      background: text.default,
      color: surface.raised,
      fontSize: vars.font.size.s,
      overflowWrap: "anywhere",
    },
    "&[hidden]": { display: "none" },
  },
  "@media": {
    // No script to open it: the pointer and the focus do.
    "(scripting: none)": {
      selectors: { ":is(:hover, :focus-within) > &&": { display: "block", position: "absolute", insetBlockStart: "100%", insetInlineStart: 0 } },
    },
    [print]: { display: "none" },
  },
});
