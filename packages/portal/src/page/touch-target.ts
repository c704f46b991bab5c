import { vars } from "@onehall/ui/theme";

/** A link in a list or table: as high as the theme wants targets to be, without pushing the lines apart. */
export const touchTarget = {
  display: "inline-block",
  minBlockSize: vars.size.target,
  alignContent: "center",
  marginBlock: `calc(-1 * ${vars.space[2]})`,
} as const;
