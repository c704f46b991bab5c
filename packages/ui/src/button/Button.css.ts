import { keyframes, type StyleRule } from "@vanilla-extract/css";
import { component, focusRing, hitArea, pressable, print, hoverable } from "../style/index.js";
import { vars } from "../theme/contract.css.js";

const { action, border, surface, text } = vars.color;

type Look = { rest: StyleRule; hover: StyleRule; active: StyleRule };
const filled = (rest: string, hover: string, active: string, color: string): Look => ({
  rest: { background: rest, color },
  hover: { background: hover },
  active: { background: active },
});
const looks: Record<string, Look> = {
  primary: filled(action.primary, action.primaryHover, action.primaryActive, action.onPrimary),
  danger: filled(action.danger, action.dangerHover, action.dangerActive, action.onDanger),
  secondary: {
    rest: { background: surface.raised, color: text.link, borderColor: border.strong },
    hover: { background: action.quietHover, borderColor: action.primary },
    active: { background: surface.brandSoft, borderColor: action.primaryActive },
  },
  quiet: { rest: { background: "transparent", color: text.link }, hover: { background: action.quietHover }, active: { background: surface.brandSoft } },
};
const enabled = ':not(:disabled, [aria-disabled="true"])';

export const root = component({
  ...pressable,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[5],
  // Transparent, not absent: forced colours paint it, and all kinds measure the same.
  border: `${vars.size.stroke} solid transparent`,
  borderRadius: vars.radius.m,
  font: "inherit",
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: "center",
  textDecoration: "none",
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    ...Object.fromEntries(Object.entries(looks).map(([kind, { rest }]) => [`&[data-kind="${kind}"]`, rest])),
    ...Object.fromEntries(Object.entries(looks).map(([kind, { active }]) => [`&[data-kind="${kind}"]:active${enabled}`, active])),
    '&[data-size="small"]': { minBlockSize: vars.size.controlSmall, paddingInline: vars.space[3], borderRadius: vars.radius.s, fontSize: vars.font.size.s },
    '&[data-size="small"]::after': hitArea,
    '&[data-size="large"]': { minBlockSize: vars.size.controlLarge, paddingInline: vars.space[7], fontSize: vars.font.size.l },
    "&:focus-visible": focusRing,
    '&:disabled, &[aria-disabled="true"]:not([data-loading])': {
      background: surface.sunken,
      color: text.muted,
      borderColor: "transparent",
      cursor: "not-allowed",
    },
    '&[data-loading="true"]': { cursor: "progress" },
  },
  "@media": {
    [hoverable]: {
      selectors: Object.fromEntries(Object.entries(looks).map(([kind, { hover }]) => [`&[data-kind="${kind}"]:hover:not(:active)${enabled}`, hover])),
    },
    [print]: { display: "none" },
  },
});

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = component({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  flex: "none",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.full,
  // Where nothing may move the duration is zero, and the words alone say that it works.
  animation: `${turn} calc(3 * ${vars.motion.slow}) linear infinite`,
});
