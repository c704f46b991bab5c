import { portal } from "@onehall/ui/style";
import { vars } from "@onehall/ui/theme";

export const list = portal({ listStyle: "none", padding: 0, marginBlock: 0 });
export const entry = portal({ blockSize: "100%", display: "flex", flexDirection: "column", gap: vars.space[3] });
export const heading = portal({ fontSize: vars.font.size.l });
export const facts = portal({ display: "grid", gridTemplateColumns: "max-content 1fr", gap: `${vars.space[1]} ${vars.space[3]}`, fontSize: vars.font.size.s });
export const files = portal({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[4]}`, marginBlockStart: "auto" });
export const file = portal({ display: "inline-flex", alignItems: "center", gap: vars.space[1], minBlockSize: vars.size.target });
export const programs = portal({ marginBlockStart: vars.space[4] });
