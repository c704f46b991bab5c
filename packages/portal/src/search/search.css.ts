import { below, vars } from "@onehall/ui/theme";
import { portal } from "@onehall/ui/style";
import { touchTarget } from "../page/touch-target";
import { voiceStyle } from "./voice-style";

const card = {
  background: vars.color.surface.raised,
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
} as const;

export const tabs = portal({ overflowX: "auto", borderBlockEnd: `${vars.size.stroke} solid ${vars.color.border.default}` });
export const tabList = portal({ display: "flex", gap: vars.space[2] });
export const tab = portal({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  whiteSpace: "nowrap",
  color: vars.color.text.default,
  borderBlockEnd: "3px solid transparent",
  ":hover": { color: vars.color.text.link },
  ":focus-visible": { outlineOffset: "-3px", boxShadow: "none" },
  selectors: { "&[aria-current]": { color: vars.color.text.link, borderBlockEndColor: vars.color.action.primary, fontWeight: vars.font.weight.strong } },
});
export const count = portal({
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

export const filters = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[3]} ${vars.space[7]}` });
export const departments = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
export const select = portal({
  flex: "0 1 16rem",
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  border: `${vars.size.stroke} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
});

export const best = portal({
  display: "flex",
  alignItems: "center",
  gap: vars.space[6],
  borderInlineStart: `4px solid ${vars.color.action.primary}`,
  "@media": { [below("m")]: { flexDirection: "column", alignItems: "stretch", gap: vars.space[4] } },
});
export const bestText = portal({ flex: 1, minInlineSize: 0, display: "grid", gap: vars.space[2] });
export const bestTitle = portal({ fontSize: vars.font.size.xxl });
export const facts = portal({ display: "flex", flexWrap: "wrap", gap: `${vars.space[2]} ${vars.space[7]}`, marginBlockStart: vars.space[1] });
export const factLabel = portal({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const factValue = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.strong });

export const answers = portal({ display: "grid", gap: vars.space[3], marginBlockStart: vars.space[1] });
export const source = portal({ ...touchTarget, fontSize: vars.font.size.s, whiteSpace: "nowrap" });
export const deciding = portal({ display: "grid", justifyItems: "start", gap: vars.space[3], paddingBlockStart: vars.space[2] });

export const section = portal({
  ...card,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@media": { [below("m")]: { padding: vars.space[4] } },
});
export const sectionHead = portal({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: vars.space[4] });
export const sectionTitle = portal({ fontSize: vars.font.size.xl });

export const help = portal({
  ...card,
  padding: vars.space[6],
  display: "grid",
  gap: vars.space[3],
  borderInlineStart: `4px solid ${vars.color.text.danger}`,
  "@media": { [below("m")]: { padding: vars.space[4] } },
});
export const contacts = portal({ display: "grid", gap: vars.space[4] });
export const contact = portal({ display: "grid", gridTemplateColumns: "6rem minmax(0, 1fr)", gap: vars.space[4], alignItems: "start" });
export const number = portal({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.strong,
  minBlockSize: vars.size.target,
  fontVariantNumeric: "tabular-nums",
});
export const understood = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });

export const hits = portal({});
export const hit = portal({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const hitTitle = portal({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.medium });
export const hitLink = portal(touchTarget);
export const meta = portal({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});
export const text = portal({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" });
export const question = portal({ minBlockSize: vars.size.target, alignContent: "center", cursor: "pointer", fontWeight: vars.font.weight.medium });
export const answer = portal({ lineHeight: vars.font.lineHeight.prose, paddingBlock: vars.space[1] });

export const entrances = portal({ display: "flex", flexWrap: "wrap", gap: vars.space[2], paddingBlock: vars.space[2] });
export const chip = portal({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  border: `${vars.size.stroke} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.raised,
  ":hover": { background: vars.color.action.quietHover },
});

export const guess = portal({ ...touchTarget, fontSize: vars.font.size.l, fontWeight: vars.font.weight.medium });
export const recommended = portal({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
  gap: `0 ${vars.space[5]}`,
});
export const matter = portal({ display: "block", minBlockSize: vars.size.target, alignContent: "center" });

export const nothing = portal({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[5] });
export const hotline = portal({ display: "flex", alignItems: "center", gap: vars.space[4], fontSize: vars.font.size.l });

export const voice = portal(voiceStyle);

export const satisfied = portal({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[3] });
