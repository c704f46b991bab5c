import { component, focusRing, hitArea, print } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

export const text = component({
  selectors: { '&[data-clamped="true"]': { display: "-webkit-box", overflow: "hidden", WebkitBoxOrient: "vertical" } },
  "@media": { [print]: { selectors: { '&[data-clamped="true"]': { display: "block", overflow: "visible" } } } },
});

export const toggle = component({
  position: "relative",
  minBlockSize: vars.size.controlSmall,
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.text.link,
  font: "inherit",
  cursor: "pointer",
  selectors: { "&::after": hitArea, "&:focus-visible": focusRing, "&:hover": { textDecoration: "underline" } },
  "@media": { [print]: { display: "none" } },
});
