import { component, focusRing, hitArea, print } from "../style/index.js";
import { below } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

export const list = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  color: vars.color.text.muted,
});

export const item = component({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  selectors: {
    // The second text is what is read out: nothing.
    "&:not(:first-child)::before": { content: '"›" / ""' },
  },
  "@media": {
    [`screen and ${below("s")}`]: {
      selectors: {
        // Phones show where one came in, the page above, and here.
        "&:nth-child(n + 2):nth-last-child(n + 3)": { display: "none" },
        "&:nth-child(n + 3):nth-last-child(2)::before": { content: '"› … ›" / ""' },
      },
    },
    [print]: { minBlockSize: 0 },
  },
});

export const link = component({
  position: "relative",
  color: "inherit",
  textDecorationLine: vars.font.linkDecoration,
  textUnderlineOffset: "0.2em",
  borderRadius: vars.radius.s,
  selectors: {
    "&:hover": { color: vars.color.text.link, textDecorationLine: "underline" },
    "&:focus-visible": focusRing,
    "&::after": hitArea,
  },
});

export const here = component({ color: vars.color.text.default, overflowWrap: "anywhere" });
