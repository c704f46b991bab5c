import { createVar, type StyleRule } from "@vanilla-extract/css";
import { component } from "../style/index.js";
import { breakpoints, from, type Breakpoint } from "../theme/breakpoints.js";
import { vars } from "../theme/contract.css.js";

const columns = createVar();
const span = createVar();
const counts = Array.from({ length: 12 }, (_, index) => index + 1);
const sizes = Object.keys(breakpoints) as Breakpoint[];

const at = (size: Breakpoint, rule: StyleRule): StyleRule => (size === "xs" ? rule : { "@media": { [from(size)]: rule } });
/** `classes.m[3]`: the rule with 3, for windows of size m and wider. Later sizes win, as they are written later. */
const perSize = (rule: (count: number) => StyleRule) =>
  Object.fromEntries(sizes.map((size) => [size, Object.fromEntries(counts.map((count) => [count, component(at(size, rule(count)))]))])) as Record<
    Breakpoint,
    Record<number, string>
  >;

export const root = component({
  vars: { [columns]: "12" },
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  // As a list it keeps its meaning in Safari, which takes it away with `none`.
  listStyleType: '""',
  // A theme may allow fewer columns than asked for: elder reading has one.
  gridTemplateColumns: `repeat(min(${columns}, ${vars.size.columns}), minmax(0, 1fr))`,
});

export const columnsAt = perSize((count) => ({ vars: { [columns]: String(count) } }));

export const gaps = Object.fromEntries(Object.entries(vars.space).map(([step, gap]) => [step, component({ gap })])) as Record<keyof typeof vars.space, string>;

export const item = component({
  vars: { [span]: "1" },
  minInlineSize: 0,
  gridColumn: `span min(${span}, ${columns}, ${vars.size.columns})`,
});

export const spanAt = perSize((count) => ({ vars: { [span]: String(count) } }));
