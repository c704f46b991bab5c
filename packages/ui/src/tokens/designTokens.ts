import type { ThemeValues } from "../theme/values/values.js";

/** A number with its unit, as the design-tokens format writes lengths (px, rem) and durations (ms). */
type Measure = { value: number; unit: string };
type Color = { colorSpace: "srgb"; components: number[]; alpha: number; hex: string };
type Shadow = { color: Color; offsetX: Measure; offsetY: Measure; blur: Measure; spread: Measure };

export type DesignToken = { $type: string; $value: number | string | string[] | Measure | Color | Shadow };
export type DesignTokens = { [name: string]: DesignToken | DesignTokens | string | Record<string, unknown> };

/** What the format has no type for stands under this name in the `$extensions` of its group. */
export const EXTENSION = "org.onehall.ui";

const colorOf = (hex: string): Color => {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const part = (channel = 0) => Math.round((channel / 255) * 10_000) / 10_000;
  return { colorSpace: "srgb", components: [part(red), part(green), part(blue)], alpha: part(alpha), hex: hex.slice(0, 7) };
};

const measureOf = (text: string): Measure | undefined => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms)$/.exec(text) ?? [];
  return unit === undefined ? undefined : { value: Number(value), unit };
};

/** A shadow as themes write it: x, y, blur and perhaps spread, then the colour. */
const shadowOf = (text: string): Shadow => {
  const parts = text.split(" ");
  const length = (at: number) => measureOf(/^0$/.test(parts[at] ?? "0") || at > parts.length - 2 ? "0px" : parts[at]!)!;
  return { color: colorOf(parts.at(-1)!), offsetX: length(0), offsetY: length(1), blur: length(2), spread: length(3) };
};

/** A role's value as a token; `undefined` for what the format has no type for, such as a text decoration or a length in em. */
function tokenOf(path: readonly string[], value: string): DesignToken | undefined {
  const [group, kind] = path;
  if (group === "color") return { $type: "color", $value: colorOf(value) };
  if (group === "shadow") return { $type: "shadow", $value: shadowOf(value) };
  if (kind === "family") return { $type: "fontFamily", $value: value.split(",").map((name) => name.trim().replaceAll('"', "")) };
  if (kind === "weight") return { $type: "fontWeight", $value: Number(value) };
  const measure = measureOf(value);
  if (measure) return { $type: measure.unit === "ms" ? "duration" : "dimension", $value: measure };
  return /^[\d.]+$/.test(value) ? { $type: "number", $value: Number(value) } : undefined;
}

function groupOf(values: object, path: readonly string[]): DesignTokens {
  const group: DesignTokens = {};
  const others: Record<string, string> = {};
  for (const [name, value] of Object.entries(values) as [string, string | object][]) {
    if (typeof value === "object") {
      group[name] = groupOf(value, [...path, name]);
      continue;
    }
    const token = tokenOf([...path, name], value);
    if (token) group[name] = token;
    else others[name] = value;
  }
  return Object.keys(others).length > 0 ? { ...group, $extensions: { [EXTENSION]: others } } : group;
}

/**
 * A theme as W3C design tokens (format of the Design Tokens Community Group): colours in sRGB with a hex fallback, lengths in px or rem,
 * durations in ms. The groups are those of `vars`.
 * @see https://www.designtokens.org/tr/drafts/format/
 */
export const designTokens = (name: string, values: ThemeValues): DesignTokens => ({ $description: `@onehall/ui theme ${name}`, ...groupOf(values, []) });
