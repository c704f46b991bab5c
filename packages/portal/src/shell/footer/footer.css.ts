import { vars } from "@onehall/ui/theme";
import { portal, portalGlobal } from "@onehall/ui/style";

export const filings = portal({ display: "inline-flex", flexWrap: "wrap", columnGap: vars.space[4], maxInlineSize: "100%" });
portalGlobal(`${filings} a`, {
  color: "inherit",
  textDecorationLine: "underline",
  // Lines of text for a pointer, room for a finger.
  "@media": { "(pointer: coarse)": { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target } },
});

export const code = portal({ display: "grid", justifyItems: "center", gap: vars.space[1], maxInlineSize: "9rem", textAlign: "center" });
portalGlobal(`${code} a`, { color: "inherit", display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target });
export const image = portal({ borderRadius: vars.radius.s });
export const link = portal({ display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target, color: "inherit" });
