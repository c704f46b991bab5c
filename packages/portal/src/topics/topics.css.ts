import { vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";

export const group = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4], scrollMarginBlockStart: vars.size.stickyTop });
export const title = portal({ fontSize: vars.font.size.xxl });
export const list = portal({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))", gap: vars.space[4] });
/** The whole card is the link's: its name is stretched over it. */
export const card = portal({ position: "relative", blockSize: "100%", ":hover": { borderColor: vars.color.action.primary } });
export const body = portal({ display: "grid", gap: vars.space[2], padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[4]}` });
export const name = portal({ fontSize: vars.font.size.l });
export const link = portal({ "::after": { content: '""', position: "absolute", inset: 0 } });
export const text = portal({ color: vars.color.text.muted });
export const tags = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
