import { vars } from "@onehall/ui/theme";
import { portal, print } from "@onehall/ui/style";

/** The dialog stands inside the header, whose type size is its own. */
export const panel = portal({ fontSize: vars.font.size.m, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });
export const current = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: vars.space[3] });
export const heading = portal({ fontSize: vars.font.size.xxl });
export const quiet = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const filter = portal({ display: "flex", gap: vars.space[2] });
export const field = portal({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
});

/** As many columns as names of this width have room. */
const columns = (width: string) => ({ display: "grid", gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` });

export const halls = portal({ ...columns("8.75em"), gap: vars.space[2] });
export const hall = portal({
  display: "flex",
  alignItems: "stretch",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
});
export const choose = portal({
  display: "flex",
  alignItems: "center",
  flex: 1,
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  color: vars.color.text.default,
  borderRadius: vars.radius.s,
  ":hover": { background: vars.color.action.quietHover, color: vars.color.text.link },
});
export const below = portal({
  display: "flex",
  alignItems: "center",
  flex: "none",
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  justifyContent: "center",
  paddingInline: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  fontSize: vars.font.size.s,
  borderRadius: `0 ${vars.radius.s} ${vars.radius.s} 0`,
  ":hover": { background: vars.color.action.quietHover },
});

export const departments = portal({ ...columns("12em"), columnGap: vars.space[2] });

export const fold = portal({ display: "grid", justifyItems: "start", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });
/** @see REGION-32 */
export const folded = portal({
  inlineSize: "100%",
  selectors: { "&[data-folded]": { blockSize: "9.5rem", overflow: "hidden", maskImage: "linear-gradient(black calc(100% - 2rem), transparent)" } },
  "@media": { [print]: { selectors: { "&[data-folded]": { blockSize: "auto", maskImage: "none" } } } },
});

export const loading = portal({ minBlockSize: "16rem" });
