import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const filings = portal({ display: "inline-flex", flexWrap: "wrap", columnGap: vars.space[4], maxInlineSize: "100%" });
portalGlobal(`${filings} a`, {
  display: "inline-flex",
  alignItems: "center",
  // WCAG 2.5.8 for a pointer, more for a finger.
  minBlockSize: "1.5rem",
  color: "inherit",
  textDecorationLine: "underline",
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.target } },
});

export const code = portal({ display: "grid", justifyItems: "center", gap: vars.space[1], maxInlineSize: "9rem", textAlign: "center" });
portalGlobal(`${code} a`, { color: "inherit", display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });
export const image = portal({ borderRadius: vars.radius.s });
export const link = portal({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target, color: "inherit" });
