import type { ThemeValues } from "../theme/values/values.js";
import { variableName } from "../theme/variableName.js";

const LAYERS = "@layer onehall.reset, onehall.theme, onehall.components, onehall.portal;";

const flat = (values: object, path: readonly string[] = []): [string, string][] =>
  (Object.entries(values) as [string, string | object][]).flatMap(([name, value]) =>
    typeof value === "object" ? flat(value, [...path, name]) : [[variableName([...path, name]), value] as [string, string]],
  );

/** Every variable of a theme with its value, in the order of the contract. */
export const variablesOf = (values: ThemeValues): [name: string, value: string][] => flat(values).map(([name, value]) => [`--${name}`, value]);

/**
 * A theme as plain CSS, for pages without a bundler: all roles as variables on `:root`, still where readers ask for less motion. Lies in the
 * theme layer, so whatever a host writes outside layers wins.
 */
export function cssVariables(values: ThemeValues): string {
  const variables = variablesOf(values);
  const lines = (entries: readonly (readonly [string, string])[], indent: string) => entries.map(([name, value]) => `${indent}${name}: ${value};`).join("\n");
  const still = variables.filter(([name]) => name.startsWith("--oh-motion-")).map(([name]) => [name, "0ms"] as const);
  return `${LAYERS}
@layer onehall.theme {
  :root {
${lines(variables, "    ")}
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
${lines(still, "      ")}
    }
  }
}
`;
}
