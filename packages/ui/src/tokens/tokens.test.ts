import { describe, expect, test } from "vitest";
import { vars } from "../theme/contract.css.js";
import { cssVariables, designTokens, EXTENSION, themeValues, variablesOf, type DesignToken, type DesignTokens, type ThemeName } from "./index.js";

/** Paths of all leaves of the contract, with the name of their variable. */
const leaves = (part: object, path: string[] = []): [string, string][] =>
  (Object.entries(part) as [string, string | object][]).flatMap(([name, value]) =>
    typeof value === "object" ? leaves(value, [...path, name]) : [[[...path, name].join("."), value] as [string, string]],
  );
const contract = leaves(vars);

const isToken = (part: object): part is DesignToken => "$value" in part;
/** Paths of all tokens of a file, and of what stands in its extensions. */
const tokenPaths = (group: DesignTokens, path: string[] = []): string[] =>
  Object.entries(group).flatMap(([name, part]) => {
    if (typeof part === "string") return [];
    if (name === "$extensions") return Object.keys((part as Record<string, object>)[EXTENSION]!).map((key) => [...path, key].join("."));
    return isToken(part) ? [[...path, name].join(".")] : tokenPaths(part as DesignTokens, [...path, name]);
  });
const at = (tokens: DesignTokens, path: string) =>
  path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], tokens) as DesignToken;

describe.each(Object.keys(themeValues) as ThemeName[])("%s", (name) => {
  const tokens = designTokens(name, themeValues[name]);

  test("has a token for every role of the contract and no other", () => {
    expect(tokenPaths(tokens).toSorted()).toEqual(contract.map(([path]) => path).toSorted());
  });

  test("gives every token a type of the format and a value of that type", () => {
    for (const [path] of contract) {
      const token = at(tokens, path) as DesignToken | undefined;
      if (token === undefined) continue; // in the extensions
      const value = token.$value;
      const shape = {
        color: () => expect(value).toMatchObject({ colorSpace: "srgb", components: [expect.any(Number), expect.any(Number), expect.any(Number)] }),
        dimension: () => expect(value).toEqual({ value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) }),
        duration: () => expect(value).toEqual({ value: expect.any(Number), unit: "ms" }),
        fontFamily: () => expect(value).toEqual(expect.arrayContaining(["sans-serif"])),
        fontWeight: () => expect(value).toSatisfy((weight: number) => weight >= 1 && weight <= 1000),
        number: () => expect(value).toEqual(expect.any(Number)),
        shadow: () => expect(value).toMatchObject({ offsetX: { unit: "px" }, offsetY: { unit: "px" }, blur: { unit: "px" }, spread: { unit: "px" } }),
      }[token.$type];
      expect(shape, `${path} has the type ${token.$type}`).toBeDefined();
      shape!();
    }
  });

  test("has each variable of the contract once in its CSS, with the theme's value", () => {
    const variables = variablesOf(themeValues[name]);
    expect(variables.map(([variable]) => `var(${variable})`).toSorted()).toEqual(contract.map(([, variable]) => variable).toSorted());
    const css = cssVariables(themeValues[name]);
    for (const [variable, value] of variables) expect(css).toContain(`    ${variable}: ${value};`);
  });
});

test("values are those of the theme", () => {
  const tokens = designTokens("classic", themeValues.classic);
  expect(at(tokens, "color.surface.overlay")).toEqual({
    $type: "color",
    $value: { colorSpace: "srgb", components: [0.0627, 0.102, 0.1608], alpha: 0.6, hex: "#101a29" },
  });
  expect(at(tokens, "space.4")).toEqual({ $type: "dimension", $value: { value: 16, unit: "px" } });
  expect(at(tokens, "font.size.m")).toEqual({ $type: "dimension", $value: { value: 1, unit: "rem" } });
  expect(at(tokens, "shadow.low").$value).toMatchObject({ offsetX: { value: 0 }, offsetY: { value: 1 }, blur: { value: 3 }, spread: { value: 0 } });
  expect(at(designTokens("c", themeValues.classicContrast), "shadow.high").$value).toMatchObject({
    blur: { value: 0 },
    spread: { value: 2 },
    color: { alpha: 1 },
  });
});
